import type {FrameProps} from '#src/pictures/frames/frame-props';
import {Picture} from '#src/pictures/Picture';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** The customer's phone on the day of the step, and the company's desk beside it. */
export function Thread({frame: {pictures, desks}}: FrameProps<'thread'>): ReactNode {
  return (
    <div className={styles.frame}>
      {pictures.map((picture, index) => {
        const desk = desks[index];
        return (
          <div key={picture.label} data-scene={index + 1} className={styles.day}>
            <Picture picture={picture} />
            {desk && <Picture picture={desk} bare className={styles.desk} />}
          </div>
        );
      })}
    </div>
  );
}
