import type {SavingsContent} from '#src/content/schema/savings';
import {FreeTimes} from '#src/parts/booking/FreeTimes';
import {SavingsIsland} from '#src/parts/savings/SavingsIsland';
import {ClosingBand} from '#src/sections/ClosingBand';
import {FactTable} from '#src/sections/FactTable';
import {FaqSplit} from '#src/sections/FaqSplit';
import {LinkBanner} from '#src/sections/LinkBanner';
import {freeTimes} from '#src/site/free-times';
import {MarketingPage} from '#src/templates/MarketingPage';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';

import type {ReactNode} from 'react';

/** `/savings-calculator`: a worksheet with the visitor's numbers, where to find them, and what they leave out. */
export function SavingsPage({content}: {content: SavingsContent}): ReactNode {
  const {meta, sources, limits, next, closing} = content;
  return (
    <MarketingPage meta={meta}>
      <Section id="calculator" spacing="flush">
        <SavingsIsland />
      </Section>
      <Section id="sources" tone="sunken">
        <SectionHead title={sources.title} aside={sources.text} />
        <FactTable label={sources.title} head={sources.head} rows={sources.rows} />
      </Section>
      <Section id="limits">
        <FaqSplit {...limits} name="savings-limits" />
      </Section>
      <LinkBanner title={next.title} text={next.text} action={next.action} tone="sunken" />
      <ClosingBand closing={closing} aside={freeTimes && <FreeTimes labels={freeTimes} />} />
    </MarketingPage>
  );
}
