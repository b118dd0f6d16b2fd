import type {FrameProps} from '#src/pictures/frames/frame-props';
import {Picture} from '#src/pictures/Picture';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** The window of the step, and the phone on which the customer's side arrives. Phones show the window only. */
export function Phone({frame: {pictures, phones}}: FrameProps<'phone'>): ReactNode {
  return (
    <div className={styles.frame}>
      <div className={styles.windows}>
        {pictures.map((picture, index) => (
          <div key={picture.label} data-scene={index + 1} className={styles.window}>
            <Picture picture={picture} bare />
          </div>
        ))}
      </div>
      <div className={styles.phones}>
        {phones.map((phone, index) => (
          <div key={phone.label} data-scene={phones.length > 1 ? index + 1 : undefined} className={styles.phone}>
            <Picture picture={phone} />
          </div>
        ))}
      </div>
    </div>
  );
}
