import {FreeTimes} from '#src/features/booking/FreeTimes';
import {ClosingBand} from '#src/sections/ClosingBand';
import {FaqSplit} from '#src/sections/FaqSplit';
import {LinkBanner} from '#src/sections/LinkBanner';
import {PageHead} from '#src/sections/PageHead';
import {PickTable} from '#src/sections/PickTable';
import {freeTimes} from '#src/site/free-times';
import {MarketingPage} from '#src/templates/MarketingPage';
import {Pick} from '#src/ui/Pick';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';
import type {CompareContent} from '#src/content/schema/compare';
import {Fit} from './Fit';
import {Monday} from './Monday';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/**
 * `/compare`: kinds of customer software, by the questions of buyers. Doesn't name competitors. On phones one approach
 * is shown at a time, in the picture, the table and the advice.
 */
export function ComparePage({content}: {content: CompareContent}): ReactNode {
  const {meta, title, aside, monday, questions, fit, vendor, next, closing} = content;
  const options = content.switch.options.map((label) => ({label}));
  return (
    <MarketingPage meta={meta}>
      <PageHead title={title} aside={aside} near />
      <Section spacing="flush">
        <Pick label={content.switch.label} options={options} initial={options.length - 1}>
          <Monday {...monday} />
          <Section id="questions" width="full" spacing="none" className={styles.part}>
            <SectionHead title={questions.title} text={questions.text} />
            <PickTable label={questions.title} head={questions.head} rows={questions.rows} lit={options.length} />
          </Section>
          <Section id="fit" width="full" spacing="none" className={styles.part}>
            <SectionHead title={fit.title} text={fit.text} />
            <Fit approaches={fit.approaches} changeLabel={fit.changeLabel} />
          </Section>
        </Pick>
      </Section>
      <Section id="vendor" tone="sunken">
        <FaqSplit {...vendor} name="vendor-questions" />
      </Section>
      <LinkBanner title={next.title} text={next.text} action={next.action} />
      <ClosingBand closing={closing} aside={<FreeTimes labels={freeTimes} />} />
    </MarketingPage>
  );
}
