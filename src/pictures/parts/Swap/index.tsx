import story from '#src/pictures/parts/story.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type SwapProps = {before: ReactNode; after: ReactNode; className?: string | undefined};

/** Text that is replaced by another one as the story advances. */
export function Swap({before, after, className}: SwapProps): ReactNode {
  return (
    <span className={clsx(story.swap, className)}>
      <span>{before}</span>
      <span>{after}</span>
    </span>
  );
}
