import {Flow} from '#src/pictures/kinds/Flow';
import {RecordEntry} from './RecordEntry';
import {Reply} from './Reply';
import type {ReactionContent} from '#src/content/schema/pictures/reactions';
import {MovingBoard} from '#src/pictures/parts/MovingBoard';
import {Window} from '#src/pictures/parts/Window';
import styles from './styles.module.scss';

import type {ReactElement, ReactNode} from 'react';

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
