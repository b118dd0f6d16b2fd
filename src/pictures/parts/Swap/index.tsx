import story from '#src/pictures/parts/story.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type SwapProps = {before: ReactNode; after: ReactNode; className?: string | undefined};

/** A text that another one replaces while the story around it moves on. */
export function Swap({before, after, className}: SwapProps): ReactNode {
  return (
    <span className={clsx(story.swap, className)}>
      <span>{before}</span>
      <span>{after}</span>
    </span>
  );
}
