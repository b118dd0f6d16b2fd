import type {CodeSample} from '#src/content/documentation';
import {highlightCode} from '#src/lib/highlight-code/index';

import CodeBlock from '@theme/CodeBlock';
import type {ReactNode} from 'react';

/** A sample in the colors that fences get when MDX is compiled. */
export function Sample({label, language, code}: CodeSample): ReactNode {
  return (
    <CodeBlock title={label}>
      {highlightCode(code, language).map(({kind, text}, index) =>
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
