import styles from './styles.module.scss';

import {Bar, BarNote} from '#src/pictures/parts/Bar';
import {Chip} from '#src/pictures/parts/Chip';
import chipStyles from '#src/pictures/parts/Chip/styles.module.scss';
import tones from '#src/pictures/parts/tones.module.scss';
import textStyles from '#src/pictures/parts/text-styles.module.scss';
import type {PictureOf} from '#src/content/schema/pictures/picture';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** The rooms of a hotel by floor, colored by status. */
export function Floors({picture}: {picture: PictureOf<'floors'>}): ReactNode {
  const {title, chip, note, floors, legend} = picture;
  return (
    <>
      <Bar title={title} end={<BarNote keep="half">{note}</BarNote>}>
        <Chip {...chip} />
      </Bar>
      <div className={styles.house}>
        {floors.map(({name, rooms}) => (
          <div key={name} className={styles.floor}>
            <span className={textStyles.quiet}>{name}</span>
            {rooms.map(({number, tone}) => (
              <span key={number} className={clsx(styles.room, chipStyles[tone], styles[tone])}>
                {number}
              </span>
            ))}
          </div>
        ))}
      </div>
      <ul className={styles.legend}>
        {legend.map(({text, tone}) => (
          <li key={text} className={tones[tone]}>
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}
