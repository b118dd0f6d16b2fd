import {cssValues} from '#src/lib/css-values';
import type {FrameProps} from '#src/pictures/frames/frame-props';
import {Picture} from '#src/pictures/Picture';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

/** Windows in one place: each wipes over the one before it. A draft is gray, with comments. */
export function Climb({frame: {pictures, draft}}: FrameProps<'climb'>): ReactNode {
  return (
    <div className={clsx(styles.frame, draft && styles.split)}>
      <div className={styles.place}>
        {pictures.map((picture, index) => {
          const isDraft = draft !== undefined && index === 1;
          return (
            <div
              key={picture.label}
              className={clsx(styles.window, isDraft && styles.draft)}
              style={cssValues({'--at': index + 1})}
            >
              <Picture picture={picture} />
              {isDraft && draft.map((comment) => <p key={comment}>{comment}</p>)}
            </div>
          );
        })}
        <i className={styles.edge} />
      </div>
    </div>
  );
}
