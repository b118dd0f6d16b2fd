import type {Message, Person} from '#src/content/schema/pictures/parts';
import styles from './styles.module.scss';

import {cssValues} from '#src/lib/css-values';
import {Avatar} from '#src/pictures/parts/Avatar';
import {DrawnButton} from '#src/pictures/parts/DrawnButton';
import story from '#src/pictures/parts/story.module.scss';
import textStyles from '#src/pictures/parts/text-styles.module.scss';
import {Icon} from '#src/ui/Icon';
import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';

export type MessagesProps = {
  items: readonly Message[];
  /** In the company's inbox, on the customer's phone, or on that phone on small screens only. */
  on?: 'inbox' | 'phone' | 'both';
  /** The company, above its messages on the phone. */
  firm?: {name: string; person: Person};
  /** Text of the empty field at the bottom. */
  prompt?: string;
  /** Label of the button in the field. */
  send?: string;
  className?: string | undefined;
  /** Follows the messages. */
  children?: ReactNode;
};

/** In a story a message appears in its scene; elsewhere it is always shown. */
function arriveAt(at: number | undefined): CSSProperties | undefined {
  return at === undefined ? undefined : cssValues({'--at': at});
}

/** A note about the message above: right-aligned below ours, in the inbox with a check mark below theirs, else plain. */
function Note({text, at, under, on}: Message & Pick<MessagesProps, 'on'> & {under?: Message['from']}): ReactNode {
  return (
    <div className={clsx(styles.note, under === 'us' && styles.right, at && story.arrive)} style={arriveAt(at)}>
      {under === 'them' && on === 'inbox' && <Icon name="check" size={16} />}
      {text}
    </div>
  );
}

/** Messages of a conversation. The company's are on the right, on the customer's phone on the left. */
export function Messages({items, on = 'inbox', firm, prompt, send, className, children}: MessagesProps): ReactNode {
  return (
    <div className={clsx(styles.messages, styles[on], className)}>
      {firm && (
        <b className={styles.firm}>
          <Avatar person={firm.person} className={styles.mark} />
          {firm.name}
        </b>
      )}
      {items.map((item, index) =>
        item.from === 'note' ? (
          <Note key={index} {...item} on={on} under={items[index - 1]?.from} />
        ) : (
          <div
            key={index}
            className={clsx(styles.bubble, styles[item.from], item.at && story.arrive)}
            style={arriveAt(item.at)}
          >
            {item.text}
          </div>
        ),
      )}
      {children}
      {prompt && (
        <span className={styles.prompt}>
          <span className={textStyles.cut}>{prompt}</span>
          {send && <DrawnButton label={send} />}
        </span>
      )}
    </div>
  );
}
