import {FreeTimes} from '#src/features/booking/FreeTimes';
import {ClosingBand} from '#src/sections/ClosingBand';
import {FaqSplit} from '#src/sections/FaqSplit';
import {LinkBanner} from '#src/sections/LinkBanner';
import {PageHead} from '#src/sections/PageHead';
import {PickTable} from '#src/sections/PickTable';
import {ValueColumns} from '#src/sections/company/ValueColumns';
import {freeTimes} from '#src/site/free-times';
import {MarketingPage} from '#src/templates/MarketingPage';
import {Pick} from '#src/ui/Pick';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';
import type {CompareContent} from '#src/content/schema/compare';

import type {ReactNode} from 'react';

/** `/compare`: kinds of customer software, by the questions of buyers. Doesn't name competitors. */
export function ComparePage({content}: {content: CompareContent}): ReactNode {
  const {meta, title, aside, questions, fit, vendor, next, closing} = content;
  return (
    <MarketingPage meta={meta}>
      <PageHead title={title} aside={aside} />
      <Section id="questions" spacing="flush">
        <SectionHead title={questions.title} aside={questions.text} />
        <Pick label={questions.title} options={questions.head.slice(1).map((label) => ({label}))} initial={2}>
          <PickTable label={questions.title} head={questions.head} rows={questions.rows} lit={3} />
        </Pick>
      </Section>
      <Section id="fit" tone="sunken">
        <SectionHead title={fit.title} aside={fit.text} />
        <ValueColumns items={fit.approaches} practiceLabel={fit.changeLabel} />
      </Section>
      <Section id="vendor">
        <FaqSplit {...vendor} name="vendor-questions" />
      </Section>
      <LinkBanner title={next.title} text={next.text} action={next.action} tone="sunken" />
      <ClosingBand closing={closing} aside={<FreeTimes labels={freeTimes} />} />
    </MarketingPage>
  );
}
