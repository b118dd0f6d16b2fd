import story from '#src/pictures/parts/story.module.scss';

import type {ReactNode} from 'react';

export type SwapProps = {before: ReactNode; after: ReactNode};

/** Text that is replaced by another one as the story advances. */
export function Swap({before, after}: SwapProps): ReactNode {
  return (
    <span className={story.swap}>
      <span>{before}</span>
      <span>{after}</span>
    </span>
  );
}
