import styles from './styles.module.scss';

import {Avatar} from '#src/pictures/parts/Avatar';
import {Bar} from '#src/pictures/parts/Bar';
import {Chip} from '#src/pictures/parts/Chip';
import tones from '#src/pictures/parts/tones.module.scss';
import textStyles from '#src/pictures/parts/text-styles.module.scss';
import type {BoardCard, PictureOf} from '#src/pictures/types';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export type BoardProps = {picture: PictureOf<'board'>};

function Card({card}: {card: BoardCard}): ReactNode {
  if (card === 'ghost') {
    return <div className={clsx(styles.card, styles.ghost)} />;
  }
  const {title, note, value, owner, dragged} = card;
  return (
    <div className={clsx(styles.card, dragged && styles.dragged)}>
      <b className={textStyles.cut}>{title}</b>
      <span className={clsx(textStyles.cut, textStyles.quiet)}>{note}</span>
      <div className={styles.foot}>
        <b className={textStyles.cut}>{value}</b>
        <Avatar person={owner} />
      </div>
    </div>
  );
}

/** Kanban board. Columns keep a readable width and are cropped at the right in narrow slots. */
export function Board({picture: {title, chip, columns}}: BoardProps): ReactNode {
  return (
    <>
      {title && <Bar title={title}>{chip && <Chip {...chip} />}</Bar>}
      <div className={styles.board}>
        {columns.map(({name, tone, count, cards}) => (
          <div key={name} className={styles.column}>
            <div className={styles.head}>
              <span className={clsx(styles.dot, tones[tone])} />
              {name}
              <span className={styles.count}>{count}</span>
            </div>
            {cards.map((card, index) => (
              <Card key={index} card={card} />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
