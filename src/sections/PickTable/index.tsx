import {pickPart} from '#src/ui/Pick';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type PickTableProps = {
  /** Names the table for screen readers. */
  label: string;
  head: readonly ReactNode[];
  /**
   * One cell per column, the first is the row header. False prints `no`. A row with one cell is the title of the rows
   * below it.
   */
  rows: readonly (readonly ReactNode[])[];
  /** Index in `head` of the column on mint. */
  lit?: number;
  no?: string;
  /** Many rows with short cells: the head sticks, and on phones a cell is beside its row header. */
  long?: boolean;
};

/** The table of a `Pick`, one column per option. On phones each row is its header and the chosen column's cell. */
export function PickTable({label, head, rows, lit, no, long = false}: PickTableProps): ReactNode {
  const look = (column: number): string | undefined => (column === lit ? styles.lit : undefined);
  return (
    <table className={clsx(styles.table, long && styles.long)} aria-label={label}>
      <thead>
        <tr>
          {head.map((name, column) => (
            <th key={column} scope="col" className={look(column)} {...(column > 0 && pickPart(column - 1))}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) =>
          cells.length === 0 ? (
            <tr key={row} className={styles.group}>
              <th scope="rowgroup">{name}</th>
              {head.slice(1).map((_, index) => (
                <td key={index} className={look(index + 1)} />
              ))}
            </tr>
          ) : (
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={index} className={clsx(look(index + 1), cell === false && styles.no)} {...pickPart(index)}>
                  {cell === false ? no : cell}
                </td>
              ))}
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
