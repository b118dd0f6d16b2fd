import {Accordion} from '#src/ui/Accordion';
import {Example} from '../../parts/Example';
import {Variant} from '../../parts/Variant';
import type {ChapterProps} from '../../types';

import type {ReactNode} from 'react';

/** The accordion, closed and with its first item open. */
export function Questions({content: {sections}}: ChapterProps): ReactNode {
  const {items} = sections.splits.faq;
  return (
    <Example of="ui/Accordion">
      <Variant label="firstOpen">
        <Accordion name="styleguide-open" items={items.slice(0, 3)} firstOpen />
      </Variant>
      <Variant label="All closed">
        <Accordion name="styleguide-closed" items={items.slice(3)} />
      </Variant>
    </Example>
  );
}
