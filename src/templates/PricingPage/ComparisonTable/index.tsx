import type {ComparisonLabels} from '#src/content/schema/pricing';
import {Icon} from '#src/ui/Icon';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type ComparisonCell = boolean | string;

export type ComparisonColumn = {
  name: string;
  /** Mint background; at most one column. */
  popular?: boolean;
};

export type ComparisonGroup = {
  title: string;
  /** One cell per column: true is a check mark, false prints `excluded`, text is printed as is. */
  rows: readonly {label: string; cells: readonly ComparisonCell[]}[];
};

export type ComparisonTableProps = {
  columns: readonly ComparisonColumn[];
  groups: readonly ComparisonGroup[];
  labels: ComparisonLabels;
};

// Scrollable regions must be focusable, or keyboard users can't scroll them (WCAG 2.1.1).
const scrollRegion = {role: 'region', tabIndex: 0};

function Cell({cell, labels}: {cell: ComparisonCell; labels: ComparisonLabels}): ReactNode {
  if (cell === true) {
    return (
      <>
        <Icon name="check" className={styles.check} />
        <VisuallyHidden>{labels.included}</VisuallyHidden>
      </>
    );
  }
  return cell === false ? <span className={styles.no}>{labels.excluded}</span> : cell;
}

function Group({group, columns, labels}: {group: ComparisonGroup} & Omit<ComparisonTableProps, 'groups'>): ReactNode {
  const look = (index: number): string | undefined => (columns[index]?.popular ? styles.popular : undefined);
  return (
    <tbody>
      <tr className={styles.group}>
        <th scope="rowgroup">{group.title}</th>
        {columns.map(({name}, index) => (
          <td key={name} className={look(index)} />
        ))}
      </tr>
      {group.rows.map(({label, cells}) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          {cells.map((cell, index) => (
            <td key={columns[index]?.name} className={look(index)}>
              <Cell cell={cell} labels={labels} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** What each plan includes, row by row. On narrow screens it scrolls sideways under a sticky first column. */
export function ComparisonTable({columns, groups, labels}: ComparisonTableProps): ReactNode {
  return (
    <div className={styles.region} aria-label={labels.region} {...scrollRegion}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{labels.corner}</VisuallyHidden>
            </th>
            {columns.map(({name, popular}) => (
              <th key={name} scope="col" className={popular ? styles.popular : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <Group key={group.title} group={group} columns={columns} labels={labels} />
        ))}
      </table>
    </div>
  );
}
