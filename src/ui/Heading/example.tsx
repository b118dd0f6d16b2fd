import type {Example} from '#src/ui/example';
import {Heading} from './index';

import type {ReactNode} from 'react';

const title = 'Four tools that behave like one';

const looks = (['display', 'closing', 'signature', 'h1', 'h2', 'h3', 'h4'] as const).map(
  (look): [string, ReactNode] => [
    `look="${look}"`,
    <Heading key={look} level={4} look={look}>
      {title}
    </Heading>,
  ],
);

export const example: Example = {
  purpose: 'A heading whose level in the outline and whose look are set separately.',
  variants: Object.fromEntries(looks),
};
