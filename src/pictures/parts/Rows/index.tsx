import type {ListRow} from '#src/content/schema/pictures/parts';
import styles from './styles.module.scss';

import {Chip} from '#src/pictures/parts/Chip';
import textStyles from '#src/pictures/parts/text-styles.module.scss';
import icons from '#src/ui/icons.module.scss';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export type RowsProps = {
  items: readonly ListRow[];
  /** `timeline` highlights the icon of a row that is `on`; `list` highlights the whole row. */
  look?: 'list' | 'timeline';
};

/** Whether the title is bold: the row has a note, is `on`, or has neither an icon nor an unfinished status. */
function isStrong({icon, chip, note, on}: ListRow): boolean {
  return Boolean(note) || Boolean(on) || (!icon && (!chip || chip.tone === 'done'));
}

function Row({row, look}: {row: ListRow; look: 'list' | 'timeline'}): ReactNode {
  const {icon, chip, title, note, right, on} = row;
  // A row starts with its icon, so its chip goes to the end.
  const chipLeads = chip !== undefined && icon === undefined;
  const strong = isStrong(row);
  const Title = strong ? 'b' : 'span';
  const titleClass = clsx(textStyles.cut, chipLeads && !strong && textStyles.quiet, note && styles.firm);
  const rowClass = clsx(
    styles.row,
    icon && [styles.icon, icons[icon]],
    look === 'timeline' && styles.event,
    on && styles.on,
  );
  return (
    <div className={clsx(rowClass, on === 'alert' && styles.alert)}>
      {chipLeads && <Chip {...chip} />}
      <Title className={titleClass}>{title}</Title>
      {note && <span className={clsx(styles.note, textStyles.cut, textStyles.quiet)}>{note}</span>}
      {right && <span className={clsx(styles.end, (icon || chip) && textStyles.quiet)}>{right}</span>}
      {chip && !chipLeads && <Chip {...chip} className={clsx(!right && styles.end)} />}
    </div>
  );
}

/** Rows between hairlines, for lists, timelines and receipts. */
export function Rows({items, look = 'list'}: RowsProps): ReactNode {
  return (
    <div className={styles.rows}>
      {items.map((row, index) => (
        <Row key={index} row={row} look={look} />
      ))}
    </div>
  );
}
