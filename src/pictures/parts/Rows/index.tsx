import styles from './styles.module.scss';

import {Chip} from '#src/pictures/parts/Chip';
import words from '#src/pictures/parts/words.module.scss';
import type {ListRow} from '#src/pictures/types';
import {Icon} from '#src/ui/Icon';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export type RowsProps = {
  items: readonly ListRow[];
  /** A timeline keeps its icons quiet and lights up the icon of a row that is `on`; a list lights up the whole row. */
  look?: 'list' | 'timeline';
};

/** A title is set strong where the row rests on it: a note follows it, nothing or a finished state leads it, or it is on. */
function isStrong({icon, chip, note, on}: ListRow): boolean {
  return Boolean(note) || Boolean(on) || (!icon && (!chip || chip.tone === 'done'));
}

function Row({row, look}: {row: ListRow; look: 'list' | 'timeline'}): ReactNode {
  const {icon, chip, title, note, right, on} = row;
  // An icon already leads the row, so its chip closes it.
  const chipLeads = chip !== undefined && icon === undefined;
  const strong = isStrong(row);
  const iconClass = look === 'timeline' ? (on ? styles.lit : words.quiet) : undefined;
  const titleClass = clsx(
    styles.title,
    strong && styles.strong,
    chipLeads && !strong && words.quiet,
    note && styles.firm,
  );
  return (
    <div className={clsx(styles.row, on && look === 'list' && styles.on, on === 'alert' && styles.alert)}>
      {icon && <Icon name={icon} size={16} className={iconClass} />}
      {chipLeads && <Chip {...chip} />}
      <span className={titleClass}>{title}</span>
      {note && <span className={styles.note}>{note}</span>}
      {right && <span className={clsx(styles.end, (icon || chip) && words.quiet)}>{right}</span>}
      {chip && !chipLeads && <Chip {...chip} className={clsx(!right && styles.end)} />}
    </div>
  );
}

/** Hairline rows: lists, timelines and receipts. */
export function Rows({items, look = 'list'}: RowsProps): ReactNode {
  return (
    <div className={styles.rows}>
      {items.map((row, index) => (
        <Row key={index} row={row} look={look} />
      ))}
    </div>
  );
}
