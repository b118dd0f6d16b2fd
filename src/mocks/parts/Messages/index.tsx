import styles from './styles.module.scss';

import type {Message} from '#src/mocks/types';
import {Icon} from '#src/ui/Icon';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export type MessagesProps = {items: readonly Message[]; children?: ReactNode};

/** A note lies under the bubble it speaks of: right under ours, with a check under theirs, plain on top. */
function Note({text, under}: {text: string; under: Message['from'] | undefined}): ReactNode {
  return (
    <div className={clsx(styles.note, under === 'us' && styles.right)}>
      {under === 'them' && <Icon name="check" size={16} />}
      {text}
    </div>
  );
}

/** Bubbles of a conversation; `children` follow them at the bottom. */
export function Messages({items, children}: MessagesProps): ReactNode {
  return (
    <div className={styles.messages}>
      {items.map(({from, text}, index) =>
        from === 'note' ? (
          <Note key={index} text={text} under={items[index - 1]?.from} />
        ) : (
          <div key={index} className={clsx(styles.bubble, styles[from])}>
            {text}
          </div>
        ),
      )}
      {children}
    </div>
  );
}
