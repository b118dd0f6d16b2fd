import {ProductPicture} from '#src/mocks/ProductPicture';
import {HowItWorks} from '#src/sections/HowItWorks';
import {StepLine} from '#src/sections/StepLine';
import {Timeline} from '#src/sections/Timeline';
import {YearLine} from '#src/sections/YearLine';
import {Section} from '#src/ui/Section';
import {Example} from '../../parts/Example';
import {Variant} from '../../parts/Variant';
import type {ChapterProps} from '../../types';

import type {ReactNode} from 'react';

/** Lines of steps and years, timelines, pictured steps. */
export function Steps({content: {sections}}: ChapterProps): ReactNode {
  const {line, day, agenda, weeks, pictured, years} = sections.steps;
  const {title, text, steps, action} = line;
  return (
    <>
      <Example of="sections/StepLine" ground="frame">
        <div>
          <Section tone="band" spacing="tight">
            <StepLine title={title} text={text} steps={steps} action={action} shape="climb" />
          </Section>
          <Section spacing="tight">
            <StepLine title={title} steps={steps} shape="flat" />
          </Section>
        </div>
      </Example>
      <Example of="sections/Timeline">
        <Variant label="A day">
          <Timeline items={day} />
        </Variant>
        <Variant label="The weeks of a plan">
          <Timeline items={weeks} />
        </Variant>
        <Variant label='look="plain"'>
          <Timeline items={agenda} look="plain" />
        </Variant>
      </Example>
      <Example of="sections/HowItWorks">
        <HowItWorks steps={pictured.map((step) => ({...step, picture: <ProductPicture picture={step.picture} />}))} />
      </Example>
      <Example of="sections/YearLine">
        <YearLine years={years.items} label={years.label} />
      </Example>
    </>
  );
}
