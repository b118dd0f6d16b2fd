import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type FactListProps = {
  facts: readonly {label: string; value: ReactNode}[];
  /** Replaces the default look: rows between hairlines. */
  className?: string | undefined;
};

/** Label and value pairs between hairlines, such as lead times or limits. */
export function FactList({facts, className = styles.list}: FactListProps): ReactNode {
  return (
    <dl className={className}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
