import {formatTime} from '#src/contracts/format-time';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type DateTileProps = {start: string; zone: string};

/** A calendar page: month, day and weekday. Hidden from screen readers, as the text beside it has the date. */
export function DateTile({start, zone}: DateTileProps): ReactNode {
  const part = (options: Intl.DateTimeFormatOptions): string => formatTime(start, zone, options);
  return (
    <span className={styles.tile} aria-hidden="true">
      <b>{part({month: 'short'})}</b>
      <strong>{part({day: 'numeric'})}</strong>
      <span>{part({weekday: 'long'})}</span>
    </span>
  );
}
