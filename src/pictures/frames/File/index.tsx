import type {FrameProps} from '#src/pictures/frames/frame-props';
import {Picture} from '#src/pictures/Picture';
import {Sheet} from './Sheet';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** A document with its margin: what happens in the step, and the history, whose entry of the step is lit. */
export function File({frame: {paper, pictures, history}}: FrameProps<'file'>): ReactNode {
  return (
    <div className={styles.file}>
      <Sheet paper={paper} steps={pictures.length} />
      <div className={styles.margin}>
        {pictures.map((picture, index) => (
          <div key={picture.label} data-scene={index + 1} className={styles.note}>
            <Picture picture={picture} />
          </div>
        ))}
        <ol className={styles.history}>
          {history.map(({title, note, at}) => (
            <li key={title} data-lit={at}>
              <b>{title}</b> {note}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
