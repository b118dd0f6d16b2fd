import type {SavingsContent, WorksheetContent} from '#src/content/schema/savings';
import {FreeTimes} from '#src/features/booking/FreeTimes';
import {Island} from '#src/islands/Island';
import SavingsIsland from '#src/islands/savings';
import {ClosingBand} from '#src/sections/ClosingBand';
import {FactTable} from '#src/sections/FactTable';
import {FaqSplit} from '#src/sections/FaqSplit';
import {LinkBanner} from '#src/sections/LinkBanner';
import {PageHead} from '#src/sections/PageHead';
import {freeTimes} from '#src/site/free-times';
import {MarketingPage} from '#src/templates/MarketingPage';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';
import {toRows} from './example-rows';

import type {ReactNode} from 'react';

export type SavingsPageProps = {
  content: SavingsContent;
  /** The worksheet, for the results of the examples. */
  sheet: WorksheetContent;
};

/** `/savings-calculator`: a worksheet with the visitor's numbers, where to find them, and what they leave out. */
export function SavingsPage({content, sheet}: SavingsPageProps): ReactNode {
  const {meta, title, aside, examples, sources, limits, next, closing} = content;
  return (
    <MarketingPage meta={meta}>
      <PageHead title={title} aside={aside} />
      <Section id="calculator" spacing="flush">
        <Island name="savings" component={SavingsIsland} wake="query" />
      </Section>
      <Section id="examples">
        <SectionHead title={examples.title} aside={examples.text} />
        <FactTable
          label={examples.title}
          head={['Number', ...examples.businesses.map(({name}) => name)]}
          rows={toRows(sheet, examples.businesses)}
        />
      </Section>
      <Section id="sources" tone="sunken">
        <SectionHead title={sources.title} aside={sources.text} />
        <FactTable label={sources.title} head={sources.head} rows={sources.rows} />
      </Section>
      <Section id="limits">
        <FaqSplit {...limits} name="savings-limits" />
      </Section>
      <LinkBanner title={next.title} text={next.text} action={next.action} tone="sunken" />
      <ClosingBand closing={closing} aside={<FreeTimes labels={freeTimes} />} />
    </MarketingPage>
  );
}
