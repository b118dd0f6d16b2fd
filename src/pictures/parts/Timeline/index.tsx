import {Icon} from '#src/ui/Icon';
import type {IconName} from '#src/world/schema/icon';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type TimelineProps = {
  rows: readonly {time: string; icon: IconName; title: string; note?: string}[];
  /** Index of the row on mint. */
  lit: number;
  /** Class of that row. */
  litClassName?: string | undefined;
};

/** What happened to a contact, by time. */
export function Timeline({rows, lit, litClassName}: TimelineProps): ReactNode {
  return (
    <div className={styles.rows}>
      {rows.map(({time, icon, title, note}, index) => (
        <p key={title} className={clsx(index === lit && styles.lit, index === lit && litClassName)}>
          <span>{time}</span>
          <Icon name={icon} size={16} />
          <b>{title}</b>
          {note !== undefined && <small>{note}</small>}
        </p>
      ))}
    </div>
  );
}
