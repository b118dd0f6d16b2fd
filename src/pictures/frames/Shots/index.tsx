import type {FrameProps} from '#src/pictures/frames/frame-props';
import {Shot} from '#src/pictures/Shot';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** The application at each step, at its full size. */
export function Shots({frame: {pictures}}: FrameProps<'shots'>): ReactNode {
  return (
    <div className={styles.shots}>
      {pictures.map((picture, index) => (
        <div key={index} data-scene={index + 1} className={styles.moment}>
          <Shot picture={picture} />
        </div>
      ))}
    </div>
  );
}
