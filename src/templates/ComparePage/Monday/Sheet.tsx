import type {CompareContent} from '#src/content/schema/compare';
import {Bar} from '#src/pictures/parts/Bar';
import {Chip} from '#src/pictures/parts/Chip';
import {Window} from '#src/pictures/parts/Window';
import {Icon} from '#src/ui/Icon';
import styles from './sheet.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

/** A spreadsheet with two people in one cell. */
export function Sheet({
  label,
  title,
  chip,
  head,
  rows,
  busyRow,
  editors,
}: CompareContent['monday']['sheet']): ReactNode {
  const last = head.length - 1;
  return (
    <Window label={label}>
      <Bar title={title} lead={<Icon name="sheet" size={16} />} end={<Chip text={chip} tone="waiting" />} />
      <div className={styles.sheet}>
        {[head, ...rows].map((cells, row) => (
          <p key={cells[0]}>
            {cells.map((cell, column) => {
              const isBusy = row === busyRow + 1 && column === last;
              return (
                <span key={cell} className={clsx(isBusy && styles.busy)}>
                  {cell}
                  {isBusy && editors.map((name) => <em key={name}>{name}</em>)}
                </span>
              );
            })}
          </p>
        ))}
      </div>
    </Window>
  );
}
