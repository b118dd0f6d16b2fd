import styles from './styles.module.scss';

import {Bar, BarNote} from '#src/pictures/parts/Bar';
import {Chip} from '#src/pictures/parts/Chip';
import textStyles from '#src/pictures/parts/text-styles.module.scss';
import tones from '#src/pictures/parts/tones.module.scss';
import type {PictureOf} from '#src/content/schema/pictures/picture';
import clsx from 'clsx';
import type {ReactNode} from 'react';

type Content = PictureOf<'day'>;

/** A figure over a small column chart with muted first columns and a lime last one. */
function Side({label, value, note, bars, from, to}: NonNullable<Content['side']>): ReactNode {
  const max = Math.max(...bars);
  const quiet = Math.floor((bars.length * 3) / 8);
  const toneOf = (index: number) => (index === bars.length - 1 ? 'done' : index < quiet ? 'early' : 'active');
  return (
    <div className={styles.side}>
      <span className={textStyles.quiet}>{label}</span>
      <span className={styles.value}>{value}</span>
      <span className={textStyles.quiet}>{note}</span>
      <div className={styles.columns}>
        {bars.map((bar, index) => (
          <span
            key={index}
            className={tones[toneOf(index)]}
            style={{height: `${Math.round((bar / max) * 1000) / 10}%`}}
          />
        ))}
      </div>
      <div className={styles.ends}>
        <span>{from}</span>
        <span>{to}</span>
      </div>
    </div>
  );
}

/** The schedule of a day, with a related figure beside it. */
export function Day({picture: {title, note, chip, rows, side}}: {picture: Content}): ReactNode {
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
        {side && <Side {...side} />}
      </div>
    </>
  );
}
