import styles from './styles.module.scss';

import {Messages} from '#src/pictures/parts/Messages';
import {Threads} from '#src/pictures/parts/Threads';
import type {InboxContent} from '#src/content/schema/pictures/story';
import type {ReactNode} from 'react';

/** Shared inbox: threads on the left, the open one on the right. Narrow slots show only the open one. */
export function Inbox({picture: {threads, messages}}: {picture: InboxContent}): ReactNode {
  return (
    <div className={styles.inbox}>
      <Threads items={threads} className={styles.threads} />
      <Messages items={messages} prompt="Write a text…" send="Send" />
    </div>
  );
}
