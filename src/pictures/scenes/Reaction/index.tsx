import {Flow} from '#src/pictures/kinds/Flow';
import type {ReactionContent, ReactionOf} from '#src/content/schema/pictures/reactions';
import {Avatar, Owner} from '#src/pictures/parts/Avatar';
import {Bar} from '#src/pictures/parts/Bar';
import chip from '#src/pictures/parts/Chip/styles.module.scss';
import {DrawnButton} from '#src/pictures/parts/DrawnButton';
import messages from '#src/pictures/parts/Messages/styles.module.scss';
import {MovingBoard} from '#src/pictures/parts/MovingBoard';
import {Rows} from '#src/pictures/parts/Rows';
import {Swap} from '#src/pictures/parts/Swap';
import textStyles from '#src/pictures/parts/text-styles.module.scss';
import {Window} from '#src/pictures/parts/Window';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactElement, ReactNode} from 'react';

/** A new entry appears at the top of a customer's record, and the deal's status changes. */
function RecordEntry({content}: {content: ReactionOf<'record'>}): ReactNode {
  const {person, deal, value, arrives, rows} = content;
  const note = (
    <>
      {deal} <b className={styles.value}>{value}</b>
    </>
  );
  return (
    <>
      <Bar title={person.name} lead={<Avatar person={person} />} note={note}>
        <span className={clsx(chip.chip, chip.active)}>
          <Swap {...content.chip} />
        </span>
      </Bar>
      <div className={styles.entries}>
        <div className={styles.moves}>
          <Rows items={[arrives, ...rows]} />
        </div>
      </div>
    </>
  );
}

/** A draft moves from the text field into the thread. */
function Reply({content}: {content: ReactionOf<'reply'>}): ReactNode {
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

function drawReaction(content: ReactionContent): ReactElement {
  switch (content.kind) {
    case 'record':
      return <RecordEntry content={content} />;
    case 'reply':
      return <Reply content={content} />;
    case 'board':
      return <MovingBoard board={content.board} />;
    case 'flow':
      return <Flow picture={content.flow} />;
  }
}

/**
 * An interactive product window, flush with the right and bottom edge of its cell. Its checkbox has the accessible
 * name.
 */
export function Reaction({content}: {content: ReactionContent}): ReactNode {
  return (
    <Window bare className={styles.reaction}>
      {drawReaction(content)}
    </Window>
  );
}
