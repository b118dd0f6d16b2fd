import {homeProcess} from '#src/content/home/process';
import type {Example} from '#src/ui/example';
import {Section} from '#src/ui/Section';
import {StepLine} from './index';

const {title, text, steps, action} = homeProcess;

export const example: Example = {
  purpose: 'Numbered steps on a line that ends in lime.',
  background: 'frame',
  variants: {
    'shape="climb"': (
      <Section tone="band" spacing="tight">
        <StepLine title={title} text={text} steps={steps} action={action} shape="climb" />
      </Section>
    ),
    'shape="flat"': (
      <Section spacing="tight">
        <StepLine title={title} steps={steps} shape="flat" />
      </Section>
    ),
  },
};
