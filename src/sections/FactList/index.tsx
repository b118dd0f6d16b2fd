import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type FactListProps = {
  facts: readonly {label: string; value: ReactNode}[];
};

/** Label and value pairs between hairlines, such as lead times or limits. */
export function FactList({facts}: FactListProps): ReactNode {
  return (
    <dl className={styles.list}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
