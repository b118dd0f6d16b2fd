import {FaqSplit} from '#src/sections/FaqSplit';
import {StickySplit} from '#src/sections/StickySplit';
import {TextColumn} from '#src/sections/TextColumn';
import {Timeline} from '#src/sections/Timeline';
import {Example} from '../../parts/Example';
import type {ChapterProps} from '../../types';

import type {ReactNode} from 'react';

/** A heading that stays in view, beside questions, a day, a text. */
export function Splits({content: {sections}}: ChapterProps): ReactNode {
  const {faq, story, day} = sections.splits;
  return (
    <>
      <Example of="sections/FaqSplit">
        <FaqSplit title={faq.title} items={faq.items} text={faq.text} action={faq.action} name="styleguide-faq" />
      </Example>
      <Example of="sections/StickySplit">
        <StickySplit title={day.title} text={day.text}>
          <Timeline items={day.items} />
        </StickySplit>
      </Example>
      <Example of="sections/TextColumn">
        <TextColumn paragraphs={story.paragraphs} />
      </Example>
    </>
  );
}
