import {needsReact} from '#src/lib/needs-react';
import {Button} from '#src/ui/actions/Button';
import {Icon} from '#src/ui/Icon';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';
import styles from './styles.module.scss';

import clsx from 'clsx';
import {useEffect, useState, type ReactNode} from 'react';

export type CopyButtonProps = {
  /** Text to copy, or a function that returns it at the time of the click. */
  text: string | (() => string);
  label: string;
  /** For code, of which a page can have many blocks. */
  small?: boolean;
};

const outcomes = {copied: 'Copied', refused: 'Copying is blocked'} as const;

/** Copies text and confirms it for two seconds, on the button and to screen readers. */
export function CopyButton({text, label, small = false}: CopyButtonProps): ReactNode {
  const [outcome, setOutcome] = useState<keyof typeof outcomes>();

  useEffect(() => {
    if (outcome === undefined) return undefined;
    const timer = setTimeout(() => {
      setOutcome(undefined);
    }, 2000);
    return () => {
      clearTimeout(timer);
    };
  }, [outcome]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text());
      setOutcome('copied');
    } catch {
      // The browser may ask for permission first, and pages without https have no clipboard (a TypeError).
      setOutcome('refused');
    }
  };

  return (
    <span className={clsx(styles.copy, small && styles.small)}>
      <Button variant="secondary" size="sm" {...needsReact} onClick={() => void copy()}>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} size={16} />
        {/* Both texts share one grid cell, so the button keeps its width. */}
        <span className={styles.words}>
          <span className={outcome && styles.hidden}>{label}</span>
          {outcome && <span aria-hidden="true">{outcomes[outcome]}</span>}
        </span>
      </Button>
      <VisuallyHidden>
        <span role="status">{outcome && outcomes[outcome]}</span>
      </VisuallyHidden>
    </span>
  );
}
