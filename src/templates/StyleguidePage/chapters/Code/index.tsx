import CodeBlock from '@theme/CodeBlock';
import {CopyButton} from '#src/ui/CopyButton';
import {Example} from '../../parts/Example';
import {Variant} from '../../parts/Variant';
import type {ChapterProps} from '../../types';

import type {ReactNode} from 'react';

/** Code in a sentence, code in a block, and the button that copies. */
export function Code({content: {samples}}: ChapterProps): ReactNode {
  const {code, copy, inlineCode} = samples;
  return (
    <Example of="ui/CopyButton">
      <Variant label="Alone">
        <CopyButton {...copy} />
      </Variant>
      <Variant label="theme/CodeBlock">
        <CodeBlock language={code.language}>
          {code.tokens.map(({text, ...token}, index) => (
            <span key={index} className={'kind' in token ? `code-${token.kind}` : undefined}>
              {text}
            </span>
          ))}
        </CodeBlock>
      </Variant>
      <Variant label="Inline">
        <p>
          {inlineCode.before} <code>{inlineCode.code}</code> {inlineCode.after}
        </p>
      </Variant>
    </Example>
  );
}
