import {TokenList} from '../../parts/TokenList';
import type {ChapterProps} from '../../types';
import {Motion} from './Motion';

import type {ReactNode} from 'react';

/** Space, widths, corners, shadows, durations, and the tokens that cannot be seen. */
export function Scale({content: {scale}}: ChapterProps): ReactNode {
  return (
    <>
      <TokenList group={scale.layout} look="bar" />
      <TokenList group={scale.shadows} look="shadow" />
      <Motion group={scale.motion} />
      <TokenList group={scale.quiet} look="list" />
    </>
  );
}
