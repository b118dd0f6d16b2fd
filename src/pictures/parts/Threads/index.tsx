import styles from './styles.module.scss';

import {Avatar} from '#src/pictures/parts/Avatar';
import textStyles from '#src/pictures/parts/text-styles.module.scss';
import type {InboxContent} from '#src/content/schema/pictures/story';
import clsx from 'clsx';
import type {ReactNode} from 'react';

type Thread = InboxContent['threads'][number];

export type ThreadsProps = {
  items: readonly (Omit<Thread, 'text'> & {text: ReactNode})[];
  className?: string | undefined;
};

/** Conversations of an inbox, each with its latest message. */
export function Threads({items, className}: ThreadsProps): ReactNode {
  return (
    <div className={clsx(styles.threads, className)}>
      {items.map(({person, name, text, time, on}) => (
        <div key={name} className={clsx(styles.thread, on && styles.on)}>
          <Avatar person={person} className={styles.who} />
          <b className={textStyles.cut}>{name}</b>
          <span className={textStyles.small}>{time}</span>
          <span className={styles.text}>{text}</span>
        </div>
      ))}
    </div>
  );
}
