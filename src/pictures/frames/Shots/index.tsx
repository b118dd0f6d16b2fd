import type {FrameProps} from '#src/pictures/frames/frame-props';
import {Shot} from '#src/pictures/Shot';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** The application at each step, at its full size. */
export function Shots({frame: {pictures, tone}}: FrameProps<'shots'>): ReactNode {
  return (
    // The application looks the same on the band.
    <div className={styles.shots} data-scheme={tone === 'band' ? 'page' : undefined}>
      {pictures.map((picture, index) => (
        <div key={index} data-scene={index + 1} className={styles.moment}>
          <Shot picture={picture} />
        </div>
      ))}
    </div>
  );
}
