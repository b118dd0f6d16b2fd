import type {CodeSample} from '#src/plugins/api-reference/types';

import CodeBlock from '@theme/CodeBlock';
import type {ReactNode} from 'react';

/** A sample in the colors that fences get when MDX is compiled. */
export function Sample({label, tokens}: CodeSample): ReactNode {
  return (
    <CodeBlock title={label}>
      {tokens.map(({kind, text}, index) =>
        kind === undefined ? (
          text
        ) : (
          <span key={index} className={`code-${kind}`}>
            {text}
          </span>
        ),
      )}
    </CodeBlock>
  );
}
