import {formatTime} from '#src/contracts/format-time';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type DateTileProps = {start: string; zone: string; large?: boolean};

/**
 * A calendar page: month and day, plus the weekday if large. Hidden from screen readers, as the text beside it has the
 * date.
 */
export function DateTile({start, zone, large = false}: DateTileProps): ReactNode {
  const part = (options: Intl.DateTimeFormatOptions): string => formatTime(start, zone, options);
  return (
    <span className={clsx(styles.tile, large && styles.large)} aria-hidden="true">
      <small>{part({month: 'short'})}</small>
      <b>{part({day: 'numeric'})}</b>
      {large && <span>{part({weekday: 'long'})}</span>}
    </span>
  );
}
