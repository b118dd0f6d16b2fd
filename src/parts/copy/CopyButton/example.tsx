import {company} from '#src/content/company/company';
import type {Example} from '#src/ui/example';
import {CopyButton} from './index';

import CodeBlock from '@theme/CodeBlock';

export const example: Example = {
  purpose: 'Copies a text and says so for two seconds.',
  variants: {
    alone: <CopyButton label="Copy address" text={company.supportEmail} />,
    'in a code block': (
      <CodeBlock language="json">
        {'{'}
        <span className="code-key">&quot;value&quot;</span>: <span className="code-number">46900</span>
        {'}'}
      </CodeBlock>
    ),
  },
};
