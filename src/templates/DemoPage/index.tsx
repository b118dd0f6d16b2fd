import {FreeTimes} from '#src/features/booking/FreeTimes';
import {freeTimes} from '#src/site/free-times';
import type {LeadStory} from '#src/content/schema/pictures/story';
import {Picture} from '#src/pictures/Picture';
import {ClosingBand} from '#src/sections/ClosingBand';
import {FaqSplit} from '#src/sections/FaqSplit';
import {FollowLead} from '#src/sections/FollowLead';
import {FeatureGrid} from './FeatureGrid';
import {PerfectFor} from '#src/sections/offer/PerfectFor';
import {StickySplit} from '#src/sections/StickySplit';
import {MarketingPage} from '#src/templates/MarketingPage';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';
import {Opening, type OpeningProps} from './Opening';
import type {DemoContent} from '#src/content/schema/demo';

import type {ReactNode} from 'react';

export type DemoPageProps = {content: DemoContent; story: LeadStory; booker: Omit<OpeningProps, 'hero'>};

/** `/demo`: booking, what happens in a demo, and what visitors get out of it. */
export function DemoPage({content, story, booker}: DemoPageProps): ReactNode {
  const {meta, hero, outcome, built, audience, faq, closing} = content;
  return (
    <MarketingPage meta={meta}>
      <Opening hero={hero} {...booker} />
      <FollowLead story={story} />
      <Section id="outcome">
        <SectionHead title={outcome.title} aside={outcome.aside} />
        <FeatureGrid items={outcome.items} />
      </Section>
      <Section id="built" tone="sunken">
        <StickySplit title={built.title} text={built.text} action={built.action}>
          <Picture picture={built.picture} />
        </StickySplit>
      </Section>
      <Section id="audience">
        <SectionHead title={audience.title} aside={audience.aside} />
        <PerfectFor items={audience.items} startsLabel={audience.bringLabel} />
      </Section>
      <Section id="faq" rule>
        <FaqSplit title={faq.title} items={faq.items} name="demo-faq" />
      </Section>
      <ClosingBand closing={closing} aside={<FreeTimes labels={freeTimes} />} />
    </MarketingPage>
  );
}
