import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type ApiSectionProps = {
  /** Beside the text on a wide screen, where it stays in view; under it on a narrow one. */
  code?: ReactNode;
  children: ReactNode;
};

/** Text, and the code that belongs to it. */
export function ApiSection({code, children}: ApiSectionProps): ReactNode {
  return (
    <section className={styles.section}>
      <div className={styles.text}>{children}</div>
      {code !== undefined && (
        <div className={styles.code} data-unindexed="">
          {code}
        </div>
      )}
    </section>
  );
}
