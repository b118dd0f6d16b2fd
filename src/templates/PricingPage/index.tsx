import type {Plan, WalletPicture, PlanComparison} from '#src/content/schema/pricing';
import {FreeTimes} from '#src/features/booking/FreeTimes';
import {freeTimes} from '#src/site/free-times';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Action, Closing, FaqBlock, PageMeta} from '#src/content/schema/page';
import {Island} from '#src/islands/Island';
import PlanCalculatorIsland from '#src/islands/plan-calculator';
import {ClosingBand} from '#src/sections/ClosingBand';
import {ComparisonTable} from './ComparisonTable';
import {FaqSplit} from '#src/sections/FaqSplit';
import {PageHead} from '#src/sections/PageHead';
import {PlanTable, type PlanTableProps} from '#src/sections/pricing/PlanTable';
import {StickySplit} from '#src/sections/StickySplit';
import {softwareOffers} from '#src/lib/structured-data/index';
import {MarketingPage} from '#src/templates/MarketingPage';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';
import {StructuredData} from '#src/ui/StructuredData';
import {Text} from '#src/ui/Text';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';
import {Picture} from '#src/pictures/Picture';
import {buildComparison} from './build-comparison';

import type {ReactNode} from 'react';

export type PricingPageProps = {
  meta: PageMeta;
  head: {title: string; aside: string};
  plans: Pick<PlanTableProps, 'columns' | 'foot'> & {title: string; popularLabel: string; note: string};
  /** The plans with all their limits, for the comparison. */
  sizedPlans: readonly Plan[];
  comparison: PlanComparison;
  usage: {title: string; text: string; action: Action; picture: WalletPicture};
  faq: FaqBlock & {text: string; action: Action};
  closing: Closing;
};

/** `/pricing`: plans, comparison, calculator, usage and questions. */
export function PricingPage(props: PricingPageProps): ReactNode {
  const {meta, head, plans, sizedPlans, comparison, usage, faq, closing} = props;
  const {siteConfig} = useDocusaurusContext();
  return (
    <MarketingPage meta={meta}>
      <PageHead title={head.title} aside={head.aside} />
      <Section id="plans" spacing="flush">
        <h2>
          <VisuallyHidden>{plans.title}</VisuallyHidden>
        </h2>
        <PlanTable columns={plans.columns} popularLabel={plans.popularLabel} foot={plans.foot} />
        <Text look="caption" above="text">
          {plans.note}
        </Text>
        <StructuredData node={softwareOffers(siteConfig.title, siteConfig.url, plans.columns)} />
      </Section>
      <Section id="compare" spacing="flush">
        <SectionHead title={comparison.title} />
        <ComparisonTable
          columns={sizedPlans}
          groups={buildComparison(comparison, sizedPlans)}
          labels={comparison.labels}
        />
      </Section>
      <Section id="calculator" spacing="none">
        <Island name="plan-calculator" component={PlanCalculatorIsland} />
      </Section>
      <Section id="usage" tone="sunken">
        <StickySplit title={usage.title} text={usage.text} action={usage.action}>
          <Picture picture={usage.picture} />
        </StickySplit>
      </Section>
      <Section id="faq">
        <FaqSplit {...faq} name="pricing-faq" />
      </Section>
      <ClosingBand closing={closing} aside={<FreeTimes labels={freeTimes} />} />
    </MarketingPage>
  );
}
