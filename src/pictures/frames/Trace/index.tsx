import type {FrameProps} from '#src/pictures/frames/frame-props';
import {Choice} from '#src/pictures/frames/Choice';
import {Picture} from '#src/pictures/Picture';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** The picture of the chosen step, between the others folded to their figures. */
export function Trace({frame: {pictures, folds}, id}: FrameProps<'trace'>): ReactNode {
  return (
    <div className={styles.trace}>
      {pictures.map((picture, index) => (
        <div key={picture.label} data-lit={index + 1} className={styles.part}>
          <p className={styles.fold}>
            <b>{folds[index]?.[0]}</b> {folds[index]?.[1]}
          </p>
          <div data-scene={index + 1} className={styles.open}>
            <Picture picture={picture} bare />
          </div>
          <Choice id={id} step={index + 1} />
        </div>
      ))}
    </div>
  );
}
