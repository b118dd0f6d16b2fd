import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type ApiSectionProps = {
  /** Precedes the code in a one-column layout. */
  head?: ReactNode;
  /** Sticky beside the text on wide screens. */
  code: ReactNode;
  children: ReactNode;
};

/** Text with related code. */
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
