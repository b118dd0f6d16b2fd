import styles from './styles.module.scss';

import {Bar} from '#src/pictures/parts/Bar';
import chipStyles from '#src/pictures/parts/Chip/styles.module.scss';
import textStyles from '#src/pictures/parts/text-styles.module.scss';
import type {PictureOf} from '#src/content/schema/pictures/picture';
import clsx from 'clsx';
import type {ReactNode} from 'react';

const quartersInHour = 4;

/** The schedule of several dental chairs, one column each, in quarter hours. Narrow slots crop the last columns. */
export function Chairs({picture}: {picture: PictureOf<'chairs'>}): ReactNode {
  const {title, chip, note, chairs, hours, visits} = picture;
  return (
    <>
      <Bar title={title} chip={chip} note={note} keep="half" />
      <div className={styles.board}>
        {chairs.map(({name, text}, index) => (
          <p key={name} className={styles.chair} style={{gridColumn: index + 2}}>
            <b>{name}</b>
            {text}
          </p>
        ))}
        {hours.map((hour, index) => (
          <small
            key={hour}
            className={clsx(textStyles.small, styles.hour)}
            style={{gridRow: index * quartersInHour + 2}}
          >
            {hour}
          </small>
        ))}
        {visits.map(({chair, at, quarters, title: name, text, tone = 'active'}) => (
          // Space after paragraphs, which readers may add, would make a visit shorter than its name.
          <div
            key={`${chair} ${at}`}
            className={clsx(styles.visit, chipStyles[tone], styles[tone], quarters < 3 && styles.short)}
            style={{gridColumn: chair + 1, gridRow: `${at + 2} / span ${quarters}`}}
          >
            <b>{name}</b> {text}
          </div>
        ))}
      </div>
    </>
  );
}
