import {cssValues} from '#src/lib/css-values';
import {Avatar} from '#src/pictures/parts/Avatar';
import type {PhoneContent} from '#src/world/schema/story';
import styles from './styles.module.scss';
import story from '#src/pictures/parts/story.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type MessagesProps = Pick<PhoneContent, 'messages' | 'firm'> & {className?: string | undefined};

/** A conversation with a company on the customer's phone. Each message appears in its scene. */
export function Messages({messages, firm, className}: MessagesProps): ReactNode {
  return (
    <div className={clsx(styles.messages, className)}>
      <b className={styles.firm}>
        <Avatar person={firm.person} className={styles.mark} />
        {firm.name}
      </b>
      {messages.map(({from, text, at}) => (
        <div
          key={text}
          className={clsx(from !== 'note' && styles.bubble, styles[from], story.arrive)}
          style={cssValues({'--at': at})}
        >
          {text}
        </div>
      ))}
    </div>
  );
}
