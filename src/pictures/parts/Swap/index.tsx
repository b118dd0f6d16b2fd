import story from '#src/pictures/parts/story.module.scss';

import type {ReactNode} from 'react';

/** Text that is replaced by another one as the story advances. */
export function Swap({before, after}: {before: ReactNode; after: ReactNode}): ReactNode {
  return (
    <span className={story.swap}>
      <span>{before}</span>
      <span>{after}</span>
    </span>
  );
}
