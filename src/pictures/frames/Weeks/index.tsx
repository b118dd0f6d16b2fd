import {cssValues} from '#src/lib/css-values';
import type {FrameProps} from '#src/pictures/frames/frame-props';
import {Choice} from '#src/pictures/frames/Choice';
import {Picture} from '#src/pictures/Picture';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** Sheets under their weeks, of which the chosen one is pulled out. Phones show one sheet over the others. */
export function Weeks({frame: {pictures}, id}: FrameProps<'weeks'>): ReactNode {
  return (
    <div className={styles.frame}>
      {pictures.map((picture, index) => (
        <div key={picture.label} data-lit={index + 1} className={styles.sheet} style={cssValues({'--at': index + 1})}>
          <Picture picture={picture} />
          <Choice id={id} step={index + 1} />
        </div>
      ))}
    </div>
  );
}
