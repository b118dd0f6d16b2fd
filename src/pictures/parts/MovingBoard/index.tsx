import styles from './styles.module.scss';

import type {MovingBoardContent} from '#src/content/schema/pictures/story';
import {BoardColumn, Card} from '#src/pictures/parts/BoardColumn';
import story from '#src/pictures/parts/story.module.scss';
import {cssValues} from '#src/lib/css-values';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/**
 * A board on which one card moves to the next column as an ancestor's `--progress` goes from 0 to 1. Narrow containers
 * show only the two columns involved.
 */
export function MovingBoard({board: {columns, from, card}}: {board: MovingBoardContent}): ReactNode {
  return (
    <div className={clsx(styles.board, story.event)} style={cssValues({'--columns': columns.length, '--from': from})}>
      {columns.map((column, index) => (
        <BoardColumn
          key={column.name}
          column={column}
          className={clsx((index < from || index > from + 1) && styles.side)}
        />
      ))}
      <Card card={card} className={styles.moving} />
    </div>
  );
}
