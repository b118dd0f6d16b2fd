import {cssValues} from '#src/lib/css-values';
import type {FrameProps} from '#src/pictures/frames/frame-props';
import {Bar} from '#src/pictures/parts/Bar';
import {MovingBoard} from '#src/pictures/parts/MovingBoard';
import {Window} from '#src/pictures/parts/Window';
import {Picture} from '#src/pictures/Picture';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** One board: a card moves to the next column, stuck cards turn apricot, and the panel beside it changes. */
export function Board({frame: {board, movesAt, pictures}}: FrameProps<'board'>): ReactNode {
  const progress = `clamp(0, var(--scene) - ${movesAt - 1}, 1)`;
  return (
    <div className={styles.frame}>
      <Window label={board.label} className={styles.board}>
        <Bar title={board.title} chip={board.chip} />
        <div style={cssValues({'--progress': progress})}>
          <MovingBoard board={board} />
        </div>
      </Window>
      <div className={styles.panels}>
        {pictures.map((picture, index) => (
          <div key={picture.label} data-scene={index + 1} className={styles.panel}>
            <Picture picture={picture} />
          </div>
        ))}
      </div>
    </div>
  );
}
