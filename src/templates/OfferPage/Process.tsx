import type {OfferContent} from '#src/content/types';
import {ProductPicture} from '#src/mocks/ProductPicture';
import {HowItWorks} from '#src/sections/HowItWorks';
import {StickySplit} from '#src/sections/StickySplit';
import {Timeline} from '#src/sections/Timeline';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';

import type {ReactNode} from 'react';

/** How the offer runs: three pictured steps, or a plan week by week. */
export function Process({content: {howItWorks, plan}}: {content: OfferContent}): ReactNode {
  if (plan) {
    return (
      <Section id="process" tone="sunken">
        <StickySplit title={plan.title} text={plan.text}>
          <Timeline items={plan.items} />
        </StickySplit>
      </Section>
    );
  }
  if (!howItWorks) return null;
  const steps = howItWorks.steps.map((step) => ({...step, picture: <ProductPicture picture={step.picture} />}));
  return (
    <Section id="process" tone="sunken">
      <SectionHead title={howItWorks.title} />
      <HowItWorks steps={steps} />
    </Section>
  );
}
