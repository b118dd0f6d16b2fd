import styles from './styles.module.scss';

import {Bar} from '#src/pictures/parts/Bar';
import tones from '#src/pictures/parts/tones.module.scss';
import textStyles from '#src/pictures/parts/text-styles.module.scss';
import type {PictureOf} from '#src/content/schema/pictures/picture';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** Appointment slots of a week; `plain` slots are free. */
export function Week({picture: {title, note, days}}: {picture: PictureOf<'week'>}): ReactNode {
  return (
    <>
      <Bar title={title} end={<span className={textStyles.quiet}>{note}</span>} />
      <div className={styles.days}>
        {days.map(({name, slots}) => (
          <div key={name} className={styles.day}>
            <span className={textStyles.quiet}>{name}</span>
            {slots.map((tone, index) => (
              <span key={index} className={clsx(styles.slot, tone !== 'plain' && tones[tone])} />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
