import styles from './styles.module.scss';

import {cssValues} from '#src/lib/css-values';
import type {EventContent} from '#src/content/schema/pictures/story';
import {Messages} from '#src/pictures/parts/Messages';
import {Swap} from '#src/pictures/parts/Swap';
import {Threads} from '#src/pictures/parts/Threads';
import story from '#src/pictures/parts/story.module.scss';
import {Icon} from '#src/ui/Icon';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** The shared inbox; on phones, the same conversation on the customer's phone. */
export function Conversation({event}: {event: EventContent}): ReactNode {
  const {threads, preview, firm, messages, booked, prompt} = event;
  const items = threads.map((thread) => (thread.on ? {...thread, text: <Swap {...preview} />} : thread));
  return (
    <div className={styles.inbox}>
      <Threads items={items} className={styles.threads} />
      <Messages items={messages} on="both" firm={firm} prompt={prompt} className={styles.messages}>
        <span className={clsx(styles.booked, story.arrive)} style={cssValues({'--at': 2.9})}>
          <Icon name="check" size={14} />
          {booked}
        </span>
      </Messages>
    </div>
  );
}
