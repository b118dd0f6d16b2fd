import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type FactStripProps = {
  facts: readonly {label: string; value: string}[];
};

/** Lead times, revision rounds and similar facts between two hairlines. */
export function FactStrip({facts}: FactStripProps): ReactNode {
  return (
    <dl className={styles.strip}>
      {facts.map(({label, value}) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
