import {Button} from '#src/ui/actions/Button';
import {filledByScript} from '#src/ui/filled-by-script';
import {ControlIcon} from '#src/ui/Icon/ControlIcon';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';
import {copyAttribute, copyFileAttribute, outcomeAttribute} from '../names';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type CopyButtonProps = {
  /** Text to copy. Without it, the code in the nearest element with `data-copied`. */
  text?: string;
  /** Path of a text file to copy instead, such as the page as Markdown. */
  file?: string;
  /** ID of a form, to copy the page's address with its values instead. */
  form?: string;
  label: string;
  /** For code, of which a page can have many blocks. */
  small?: boolean;
};

/**
 * Copies text and confirms it for two seconds, on the button and to screen readers. src/parts/copy/copy.browser.ts does the work, so
 * it needs no React.
 */
export function CopyButton({text = '', file, form, label, small = false}: CopyButtonProps): ReactNode {
  const outcome = {[outcomeAttribute]: '', ...filledByScript};
  return (
    <span className={clsx(styles.copy, small && styles.small)}>
      <Button variant="secondary" size="sm" form={form} {...{[copyAttribute]: text, [copyFileAttribute]: file}}>
        <ControlIcon name="copy" size={16} className={styles.before} />
        <ControlIcon name="check" size={16} className={styles.after} />
        {/* Both texts share one grid cell, so the button keeps its width. */}
        <span className={styles.words}>
          <span className={styles.label}>{label}</span>
          <span aria-hidden="true" {...outcome} />
        </span>
      </Button>
      <VisuallyHidden>
        <span role="status" {...outcome} />
      </VisuallyHidden>
    </span>
  );
}
