import type {BoardCard} from '#src/content/schema/pictures/parts';
import styles from './styles.module.scss';

import type {BoardColumn as Content} from '#src/content/schema/pictures/story';
import {Avatar} from '#src/pictures/parts/Avatar';
import {Swap} from '#src/pictures/parts/Swap';
import textStyles from '#src/pictures/parts/text-styles.module.scss';
import tones from '#src/pictures/parts/tones.module.scss';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** A card of a board. A `ghost` is the empty place of a card that moves. */
export function Card({card, className}: {card: BoardCard; className?: string | undefined}): ReactNode {
  if (card === 'ghost') return <div className={clsx(styles.card, styles.ghost)} />;
  const {title, note, value, owner, dragged, warns} = card;
  return (
    <div
      data-lit={warns}
      className={clsx(styles.card, dragged && styles.dragged, warns !== undefined && styles.warns, className)}
    >
      <b className={textStyles.cut}>{title}</b>
      <span className={clsx(textStyles.cut, textStyles.quiet)}>{note}</span>
      <b className={textStyles.cut}>{value}</b>
      <Avatar person={owner} />
    </div>
  );
}

export type BoardColumnProps = {column: Content; className?: string | undefined};

/** A column of a board: its name with the tone's dot and a count, above its cards. */
export function BoardColumn({column: {name, tone, count, cards}, className}: BoardColumnProps): ReactNode {
  return (
    <div className={clsx(styles.column, className)}>
      <div className={clsx(styles.head, tones[tone])}>
        {name}
        {typeof count === 'string' ? <span>{count}</span> : <Swap {...count} />}
      </div>
      {cards.map((card, index) => (
        <Card key={index} card={card} />
      ))}
    </div>
  );
}
