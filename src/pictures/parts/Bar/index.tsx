import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type BarProps = {
  title: string;
  /** Before the title: the person of a record. */
  lead?: ReactNode;
  /** After the title. */
  children?: ReactNode;
  /** At the right end. */
  end?: ReactNode;
};

/** Top bar of a window. */
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

/** Quiet words in a bar; they leave first where the bar gets narrow. */
export function BarNote({
  children,
  keep = 'narrow',
}: {
  children: ReactNode;
  keep?: 'narrow' | 'half' | 'wide';
}): ReactNode {
  return <span className={`${styles.note} ${styles[keep]}`}>{children}</span>;
}
