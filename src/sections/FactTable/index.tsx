import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type FactTableProps = {
  /** Names the table for screen readers. */
  label: string;
  head: readonly string[];
  /** One cell per column. The first is the row header. */
  rows: readonly (readonly ReactNode[])[];
};

/** A table of short facts. On small screens each row becomes a block of text, which names the columns after the second. */
export function FactTable({label, head, rows}: FactTableProps): ReactNode {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]} data-label={index > 0 ? head[index + 1] : undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
