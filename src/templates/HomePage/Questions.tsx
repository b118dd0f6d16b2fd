import {FaqSplit, type FaqSplitProps} from '#src/sections/FaqSplit';
import {Section} from '#src/ui/Section';

import type {ReactNode} from 'react';

export type QuestionsProps = Pick<FaqSplitProps, 'title' | 'items' | 'text' | 'action'>;

/** Questions that people ask before booking. */
export function Questions(props: QuestionsProps): ReactNode {
  return (
    <Section id="faq" rule>
      <FaqSplit {...props} name="home-faq" />
    </Section>
  );
}
