import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type FactLineProps = {
  facts: readonly {label: string; value: string}[];
};

/** Facts about a page on one line under its title. Search excerpts leave them out: they are alike on every page. */
export function FactLine({facts}: FactLineProps): ReactNode {
  return (
    <ul className={styles.facts} data-unindexed="">
      {facts.map(({label, value}) => (
        <li key={label}>
          <strong>{label}</strong> {value}
        </li>
      ))}
    </ul>
  );
}
