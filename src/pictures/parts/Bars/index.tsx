import type {Bar} from '#src/content/schema/pictures/parts';
import styles from './styles.module.scss';

import {cssValues} from '#src/lib/css-values';
import tones from '#src/pictures/parts/tones.module.scss';
import textStyles from '#src/pictures/parts/text-styles.module.scss';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** Horizontal bars with name and number, for the stages of a funnel or the rows of a report. */
export function Bars({items}: {items: readonly Bar[]}): ReactNode {
  return (
    <div className={styles.bars}>
      {items.map(({name, value, share, tone}) => (
        <div key={name} className={styles.row}>
          <span className={textStyles.cut}>{name}</span>
          <b>{value}</b>
          <span className={clsx(styles.track, tones[tone])} style={cssValues({'--share': `${share}%`})} />
        </div>
      ))}
    </div>
  );
}
