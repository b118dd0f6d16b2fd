import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type FoldProps = {
  /** What the fold has, such as “Show 6 more”. */
  label: string;
  /** The label while it's open, such as “Show fewer”. Without one it stays the same. */
  openLabel?: string;
  className?: string | undefined;
  children: ReactNode;
};

/** Content that most visitors don't need, behind one line. Paper shows it. A list's filter opens it if it has a match. */
export function Fold({label, openLabel, className, children}: FoldProps): ReactNode {
  return (
    <details className={clsx(styles.fold, className)}>
      <summary>
        {openLabel === undefined ? (
          label
        ) : (
          <>
            <span className={styles.closed}>{label}</span>
            <span className={styles.open}>{openLabel}</span>
          </>
        )}
      </summary>
      {children}
    </details>
  );
}
