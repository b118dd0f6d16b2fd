import type {Action, Closing, FaqBlock, PageMeta} from '#src/content/schema/page';
import type {Plan, PlanComparison} from '#src/content/schema/pricing';
import {selectPlan} from '#src/lib/select-plan';
import {softwareOffers} from '#src/lib/structured-data/index';
import {FreeTimes} from '#src/parts/booking/FreeTimes';
import {PlanCalculatorIsland} from '#src/parts/plan-calculator/PlanCalculatorIsland';
import {Picture} from '#src/pictures/Picture';
import {ClosingBand} from '#src/sections/ClosingBand';
import {FaqSplit} from '#src/sections/FaqSplit';
import {PageHead} from '#src/sections/PageHead';
import {PickTable} from '#src/sections/PickTable';
import {PlanTable, type PlanTableProps} from '#src/sections/pricing/PlanTable';
import {StickySplit} from '#src/sections/StickySplit';
import {freeTimes} from '#src/site/free-times';
import {MarketingPage} from '#src/templates/MarketingPage';
import {ActionButton} from '#src/ui/actions/ActionButton';
import {cluster} from '#src/ui/layout';
import {Pick as Switch} from '#src/ui/Pick';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';
import {StructuredData} from '#src/ui/StructuredData';
import {Text} from '#src/ui/Text';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';
import type {PictureOf} from '#src/world/schema/picture';
import {buildColumns, buildComparison} from './build-comparison';
import styles from './styles.module.scss';

import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

export type PricingPageProps = {
  meta: PageMeta;
  head: {title: string; aside: string; trial: Action; trialNote: string; demo: Action; or: string};
  /** The plans with all their limits. */
  plans: readonly Plan[];
  table: Pick<PlanTableProps, 'popularLabel' | 'foot'> & {title: string; note: string};
  comparison: PlanComparison;
  usage: {title: string; text: string; action: Action; picture: PictureOf<'shot'>};
  faq: FaqBlock & {text: string; action: Action};
  closing: Closing;
};

/** `/pricing`: plans, calculator, comparison, usage and questions. */
export function PricingPage(props: PricingPageProps): ReactNode {
  const {meta, head, plans, table, comparison, usage, faq, closing} = props;
  const {siteConfig} = useDocusaurusContext();
  const {labels} = comparison;
  const popular = plans.findIndex((plan) => plan.popular);
  const columns = buildColumns(comparison, plans).map((plan) => ({
    ...plan,
    second: plan.quoted ? head.demo : selectPlan(head.trial, plan.name),
  }));
  return (
    <MarketingPage meta={meta}>
      <PageHead
        title={head.title}
        near
        aside={
          <>
            <Text look="lead">{head.aside}</Text>
            <div className={cluster('text', {above: 'text'})}>
              <ActionButton action={head.trial} variant="secondary" />
            </div>
            {/* Not beside the button, where it would fit or not depending on the font. */}
            <Text look="note" above="label">
              {head.trialNote}
            </Text>
          </>
        }
      />
      <Section id="plans" spacing="flush">
        <h2>
          <VisuallyHidden>{table.title}</VisuallyHidden>
        </h2>
        <Switch
          label={table.title}
          options={plans.map(({name, price}) => ({label: name, note: price}))}
          initial={popular}
        >
          <PlanTable
            columns={columns}
            popularLabel={table.popularLabel}
            words={{or: head.or, no: labels.excluded}}
            foot={table.foot}
          />
        </Switch>
        <Text look="caption" above="text">
          {table.note}
        </Text>
        <StructuredData node={softwareOffers(siteConfig, plans)} />
      </Section>
      <Section id="calculator" spacing="none">
        <PlanCalculatorIsland />
      </Section>
      <Section id="compare" spacing="flush">
        <SectionHead title={comparison.title} />
        <Switch label={labels.plan} options={plans.map(({name}) => ({label: name}))} initial={popular}>
          <PickTable
            label={labels.table}
            head={[<VisuallyHidden key="corner">{labels.corner}</VisuallyHidden>, ...plans.map(({name}) => name)]}
            rows={buildComparison(comparison, plans).map((cells) =>
              cells.map((cell) => (cell === true ? <span className={styles.check}>{labels.included}</span> : cell)),
            )}
            lit={popular + 1}
            no={labels.excluded}
            long
          />
        </Switch>
      </Section>
      <Section id="usage" tone="sunken">
        <StickySplit title={usage.title} text={usage.text} action={usage.action}>
          <Picture picture={usage.picture} />
        </StickySplit>
      </Section>
      <Section id="faq">
        <FaqSplit {...faq} name="pricing-faq" />
      </Section>
      <ClosingBand closing={closing} aside={freeTimes && <FreeTimes labels={freeTimes} />} />
    </MarketingPage>
  );
}
