import styles from './styles.module.scss';

import {cssValues} from '#src/lib/css-values';
import type {EventContent} from '#src/pictures/Story/types';
import {Avatar} from '#src/pictures/parts/Avatar';
import {Swap} from '#src/pictures/parts/Swap';
import story from '#src/pictures/parts/story.module.scss';
import {Icon} from '#src/ui/Icon';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** The shared inbox; on phones, the same conversation on the customer's phone. */
export function Conversation({event}: {event: EventContent}): ReactNode {
  const {threads, preview, firm, messages, booked, prompt} = event;
  return (
    <div className={styles.inbox}>
      <div className={styles.threads}>
        {threads.map(({person, name, text, time, on}) => (
          <div key={name} className={clsx(styles.row, on && styles.on)}>
            <Avatar person={person} className={styles.who} />
            <b>{name}</b>
            <small>{time}</small>
            <span>{on ? <Swap {...preview} /> : text}</span>
          </div>
        ))}
      </div>
      <div className={styles.messages}>
        <b className={styles.firm}>
          <Avatar person={firm.person} className={styles.mark} />
          {firm.name}
        </b>
        {messages.map(({from, text, at}) => (
          <span key={text} className={clsx(styles[from], story.arrive)} style={cssValues({'--at': at})}>
            {text}
          </span>
        ))}
        <span className={clsx(styles.booked, story.arrive)} style={cssValues({'--at': 2.9})}>
          <Icon name="check" size={14} />
          {booked}
        </span>
        <span className={styles.prompt}>{prompt}</span>
      </div>
    </div>
  );
}
