import styles from './styles.module.scss';

import type {ReactionOf} from '#src/content/schema/pictures/reactions';
import {Avatar, Owner} from '#src/pictures/parts/Avatar';
import {Bar} from '#src/pictures/parts/Bar';
import {DrawnButton} from '#src/pictures/parts/DrawnButton';
import messages from '#src/pictures/parts/Messages/styles.module.scss';
import textStyles from '#src/pictures/parts/text-styles.module.scss';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** A draft moves from the text field into the thread. */
export function Reply({content}: {content: ReactionOf<'reply'>}): ReactNode {
  const {person, owner, message, reply, prompt, send} = content;
  return (
    <>
      <Bar title={person.name} lead={<Avatar person={person} />} end={<Owner {...owner} />} />
      <div className={styles.thread}>
        <span className={clsx(messages.bubble, messages.them)}>{message.text}</span>
        <span className={textStyles.small}>{message.note}</span>
        <span className={clsx(messages.bubble, styles.reply)}>{reply.text}</span>
        <span className={clsx(textStyles.small, styles.sent)}>{reply.note}</span>
        <span className={styles.field}>
          <span className={styles.prompt}>{prompt}</span>
          <DrawnButton label={send} />
        </span>
      </div>
    </>
  );
}
