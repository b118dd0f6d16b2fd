import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type ApiSectionProps = {
  /** Before the code where code and text are one column. */
  head?: ReactNode;
  /** Beside the text on a wide screen, where it stays in view. */
  code: ReactNode;
  children: ReactNode;
};

/** Text, and the code that belongs to it. */
export function ApiSection({head, code, children}: ApiSectionProps): ReactNode {
  return (
    <section className={styles.section}>
      {head !== undefined && <div className={styles.head}>{head}</div>}
      <div className={styles.side} data-unindexed="">
        <div className={styles.code}>{code}</div>
      </div>
      <div className={styles.text}>{children}</div>
    </section>
  );
}
