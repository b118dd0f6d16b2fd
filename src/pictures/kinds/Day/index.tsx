import styles from './styles.module.scss';

import {Bar, BarNote} from '#src/pictures/parts/Bar';
import {Chip} from '#src/pictures/parts/Chip';
import {Columns} from './Columns';
import textStyles from '#src/pictures/parts/text-styles.module.scss';
import type {PictureOf} from '#src/content/schema/pictures/picture';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export type DayProps = {picture: PictureOf<'day'>};

/** The schedule of a day, with a related figure beside it. */
export function Day({picture: {title, note, chip, rows, side}}: DayProps): ReactNode {
  return (
    <>
      <Bar title={title} end={chip && <Chip {...chip} />}>
        {note && <BarNote>{note}</BarNote>}
      </Bar>
      <div className={styles.body}>
        <div className={styles.rows}>
          {rows.map((row) => (
            <div key={row.time + row.title} className={styles.row}>
              <b className={styles.time}>{row.time}</b>
              <div className={styles.entry}>
                <b className={textStyles.cut}>{row.title}</b>
                <small className={clsx(textStyles.cut, textStyles.small)}>{row.note}</small>
              </div>
              <Chip text={row.status} tone={row.tone} />
            </div>
          ))}
        </div>
        {side && (
          <div className={styles.side}>
            <span className={textStyles.quiet}>{side.label}</span>
            <span className={styles.value}>{side.value}</span>
            <span className={textStyles.quiet}>{side.note}</span>
            <Columns values={side.bars} from={side.from} to={side.to} />
          </div>
        )}
      </div>
    </>
  );
}
