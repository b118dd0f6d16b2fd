import styles from './styles.module.scss';

import {Avatar} from '#src/pictures/parts/Avatar';
import {Messages} from '#src/pictures/parts/Messages';
import {DrawnButton} from '#src/pictures/parts/DrawnButton';
import textStyles from '#src/pictures/parts/text-styles.module.scss';
import type {ScreenOf} from '#src/pictures/types';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export type InboxProps = {picture: ScreenOf<'inbox'>};

/** Shared inbox: threads on the left, the open one on the right. Narrow slots show only the open one. */
export function Inbox({picture: {threads, messages}}: InboxProps): ReactNode {
  return (
    <div className={styles.inbox}>
      <div className={styles.threads}>
        {threads.map(({person, name, text, time, on}) => (
          <div key={name} className={clsx(styles.thread, on && styles.on)}>
            <Avatar person={person} className={styles.who} />
            <b className={textStyles.cut}>{name}</b>
            <span className={styles.time}>{time}</span>
            <span className={styles.text}>{text}</span>
          </div>
        ))}
      </div>
      <Messages items={messages}>
        <div className={styles.composer}>
          <span className={styles.prompt}>Write a text…</span>
          <DrawnButton label="Send" />
        </div>
      </Messages>
    </div>
  );
}
