import type {SearchLabels} from '#src/content/schema/search';
import styles from './key-hints.module.scss';

import type {ReactNode} from 'react';

/** Keyboard shortcuts of the dialog; shown on devices that likely have a keyboard. */
export function KeyHints({keys}: Pick<SearchLabels, 'keys'>): ReactNode {
  return (
    <p className={styles.hints}>
      {keys.map(({key, does}) => (
        <span key={key}>
          <kbd>{key}</kbd> {does}
        </span>
      ))}
    </p>
  );
}
