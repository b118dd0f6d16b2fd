import {StepLine, type StepLineProps} from '#src/sections/StepLine';
import {Section} from '#src/ui/Section';

import type {ReactNode} from 'react';

export type ProcessProps = Pick<StepLineProps, 'title' | 'text' | 'steps' | 'action'>;

/** How customers get started, in steps. */
export function Process(props: ProcessProps): ReactNode {
  return (
    <Section id="process" tone="band">
      <StepLine {...props} shape="climb" />
    </Section>
  );
}
