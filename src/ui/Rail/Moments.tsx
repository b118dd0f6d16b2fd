import {cssValues} from '#src/lib/css-values';
import styles from './moments.module.scss';

import type {ReactNode} from 'react';

export type MomentsProps = {
  /** ID of the rail: the radio button of the first moment has `${id}-1`. */
  id: string;
  moments: readonly {when: string; title: string}[];
};

/** Labels of a player's radio buttons on a line, each a time above its title. On phones there are three in a row. */
export function Moments({id, moments}: MomentsProps): ReactNode {
  return (
    // The captions have the same titles.
    <div className={styles.moments} style={cssValues({'--steps': moments.length})} data-unindexed="">
      {moments.map(({when, title}, index) => (
        <label
          key={title}
          htmlFor={`${id}-${index + 1}`}
          data-label={index + 1}
          className={styles.moment}
          style={cssValues({'--at': index + 1})}
        >
          {when} <b>{title}</b>
        </label>
      ))}
    </div>
  );
}
