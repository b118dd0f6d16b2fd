import {cssValues} from '#src/lib/css-values';
import type {LeadStory} from '#src/content/schema/pictures/story';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/**
 * The scenes as steps of a rising line. Completed steps are in the brand color, and a lime square marks the current
 * one.
 */
export function Stair({scenes, id}: {scenes: LeadStory['scenes']; id: string}): ReactNode {
  return (
    <div className={styles.stair}>
      {scenes.map(({time, half, short, title}, index) => (
        <label
          key={title}
          htmlFor={`${id}-${index + 1}`}
          data-label={index + 1}
          className={styles.step}
          style={cssValues({'--at': index + 1})}
        >
          <span className={styles.time}>
            {short ? (
              <>
                {short}
                <span className={styles.long}>
                  {' '}
                  {time} {half}
                </span>
              </>
            ) : (
              <>
                {time}
                <span className={styles.long}> {half}</span>
              </>
            )}
          </span>{' '}
          <b>{title}</b>
        </label>
      ))}
      <i className={styles.square} />
    </div>
  );
}
