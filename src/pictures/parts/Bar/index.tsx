import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type BarProps = {
  title: string;
  /** Precedes the title, such as a person's avatar. */
  lead?: ReactNode;
  /** Follows the title. */
  children?: ReactNode;
  /** At the right edge. */
  end?: ReactNode;
};

/** Title bar of a window. */
export function Bar({title, lead, children, end}: BarProps): ReactNode {
  return (
    <div className={styles.bar}>
      {lead}
      <b className={styles.title}>{title}</b>
      {children}
      {end && <span className={styles.end}>{end}</span>}
    </div>
  );
}

/** Secondary text in a bar, hidden where the bar is narrower than `keep`. */
export function BarNote({children, keep = 'narrow'}: {children: ReactNode; keep?: 'narrow' | 'half'}): ReactNode {
  return <span className={`${styles.note} ${styles[keep]}`}>{children}</span>;
}
