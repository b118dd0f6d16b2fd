import styles from './styles.module.scss';

import {Conversation} from './Conversation';
import {DaySlots} from './DaySlots';
import type {EventContent} from '#src/content/schema/pictures/story';
import {Kpis} from '#src/pictures/parts/Kpis';
import {MovingBoard} from '#src/pictures/parts/MovingBoard';
import {Window} from '#src/pictures/parts/Window';
import type {ReactNode} from 'react';

/**
 * Inbox and pipeline side by side. As an ancestor's `--scene` goes from 1 to 3, a text goes out, the reply arrives, the
 * slot fills and the card moves. On phones the conversation is on the customer's phone, above the board.
 */
export function Event({event}: {event: EventContent}): ReactNode {
  return (
    <Window label={event.label} className={styles.event}>
      <Conversation event={event} />
      <div className={styles.desk}>
        <div className={styles.kpis}>
          <Kpis items={event.kpis} />
        </div>
        <MovingBoard board={event.board} />
        <DaySlots day={event.day} />
      </div>
    </Window>
  );
}
