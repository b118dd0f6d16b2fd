import styles from './styles.module.scss';

import {Avatar} from '#src/pictures/parts/Avatar';
import {Chip} from '#src/pictures/parts/Chip';
import textStyles from '#src/pictures/parts/text-styles.module.scss';
import type {PictureOf} from '#src/pictures/types';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export type DealTableProps = {table: NonNullable<PictureOf<'analytics'>['table']>};

// One class per column. Narrow slots hide contact and activity, then the whole table.
const columns = ['name', 'contact', 'stage', 'value', 'activity'] as const;

/** A table of deals. Not a `<table>`, because screen readers see the picture as one image. */
export function DealTable({table: {head, rows}}: DealTableProps): ReactNode {
  return (
    <div className={styles.table}>
      <div className={clsx(styles.row, styles.head)}>
        {columns.map((column, index) => (
          <span key={column} className={styles[column]}>
            {head[index]}
          </span>
        ))}
      </div>
      {rows.map(({name, person, contact, stage, tone, value, activity}) => (
        <div key={name} className={styles.row}>
          <b className={styles.name}>{name}</b>
          <span className={clsx(styles.contact, textStyles.quiet)}>
            <Avatar person={person} />
            <span className={textStyles.cut}>{contact}</span>
          </span>
          <span>
            <Chip text={stage} tone={tone} />
          </span>
          <b className={styles.value}>{value}</b>
          <span className={clsx(styles.activity, textStyles.quiet)}>{activity}</span>
        </div>
      ))}
    </div>
  );
}
