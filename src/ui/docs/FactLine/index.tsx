import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type FactLineProps = {
  facts: readonly {label: string; value: string}[];
};

/** Facts about a page on one line under its title. Kept out of the search index: they're similar on every page. */
export function FactLine({facts}: FactLineProps): ReactNode {
  return (
    <p className={styles.facts} data-unindexed="">
      {facts.map(({label, value}) => (
        <span key={label}>
          <strong>{label}</strong> {value}{' '}
        </span>
      ))}
    </p>
  );
}
