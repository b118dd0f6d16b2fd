import styles from './styles.module.scss';

import type {BoardColumn, MovingBoardContent} from '#src/pictures/Story/types';
import {Avatar} from '#src/pictures/parts/Avatar';
import {Swap} from '#src/pictures/parts/Swap';
import story from '#src/pictures/parts/story.module.scss';
import tones from '#src/pictures/parts/tones.module.scss';
import {cssValues} from '#src/lib/css-values';
import clsx from 'clsx';
import type {ReactNode} from 'react';

type Card = MovingBoardContent['card'];

function CardFace({title, note, value, owner}: Card): ReactNode {
  return (
    <>
      <b className={styles.line}>{title}</b>
      <span className={clsx(styles.line, styles.note)}>{note}</span>
      <span className={styles.foot}>
        <b>{value}</b>
        <Avatar person={owner} />
      </span>
    </>
  );
}

function Column({column: {name, tone, count, cards}, side}: {column: BoardColumn; side: boolean}): ReactNode {
  return (
    <div className={clsx(styles.column, side && styles.side)}>
      <div className={styles.head}>
        <i className={clsx(styles.dot, tones[tone])} />
        {name}
        <span className={styles.count}>{typeof count === 'string' ? count : <Swap {...count} />}</span>
      </div>
      {cards.map((card, index) =>
        card === 'ghost' ? (
          <div key={index} className={clsx(styles.card, styles.ghost)} />
        ) : (
          <div key={index} className={styles.card}>
            <CardFace {...card} />
          </div>
        ),
      )}
    </div>
  );
}

/**
 * A board on which one card moves to the next column as an ancestor's `--progress` goes from 0 to 1. Narrow containers
 * show only the two columns involved.
 */
export function MovingBoard({board: {columns, from, card}}: {board: MovingBoardContent}): ReactNode {
  return (
    <div className={clsx(styles.board, story.event)} style={cssValues({'--columns': columns.length, '--from': from})}>
      {columns.map((column, index) => (
        <Column key={column.name} column={column} side={index < from || index > from + 1} />
      ))}
      <div className={clsx(styles.card, styles.moving)}>
        <CardFace {...card} />
      </div>
    </div>
  );
}
