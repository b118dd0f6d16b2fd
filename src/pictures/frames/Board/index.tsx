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
  // Each panel stays until the next one.
  const panels = pictures.flatMap((picture, index) => (picture ? [{picture, from: index + 1}] : []));
  const stepsOf = (at: number) => {
    const first = at === 0 ? 1 : (panels[at]?.from ?? 1);
    const next = panels[at + 1]?.from ?? pictures.length + 1;
    return Array.from({length: next - first}, (_, step) => first + step).join(' ');
  };
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
        {panels.map(({picture}, index) => (
          <div key={picture.label} data-scene={stepsOf(index)} className={styles.panel}>
            <Picture picture={picture} />
          </div>
        ))}
      </div>
    </div>
  );
}
