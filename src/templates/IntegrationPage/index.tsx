import type {IntegrationLabels, IntegrationContent} from '#src/content/schema/integrations';
import {MarketingPage} from '#src/templates/MarketingPage';
import {ActionButton} from '#src/ui/actions/ActionButton';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {Breadcrumbs} from '#src/ui/Breadcrumbs';
import {CheckList} from '#src/ui/CheckList';
import {FactList} from '#src/ui/FactList';
import {Heading} from '#src/ui/Heading';
import {cluster, grid} from '#src/ui/layout';
import {ProductMark} from '#src/ui/marks/ProductMark';
import {Section} from '#src/ui/Section';
import {StepList} from '#src/ui/docs/StepList';
import {Text} from '#src/ui/Text';
import {Moves} from './Moves';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type IntegrationPageProps = {
  content: IntegrationContent;
  labels: IntegrationLabels;
  /** Name of this company’s product. */
  ours: string;
};

/** Page of an integration: exchanged data, uses, setup steps and limits. */
export function IntegrationPage({content, labels, ours}: IntegrationPageProps): ReactNode {
  const {name, meta, lead, moves, uses, steps, limits, access, guide} = content;
  const {facts, directions} = labels;
  return (
    <MarketingPage meta={meta}>
      <Section spacing="head">
        <Breadcrumbs items={[{label: labels.crumb, to: labels.all.to}, {label: name}]} />
        <div className={cluster('card', {above: 'card'})}>
          <ProductMark name={name} size="large" />
          <div className={styles.name}>
            <Heading level={1} look="h2">
              {name}
            </Heading>
            <Text look="lead" above="label">
              {lead}
            </Text>
          </div>
          <div className={cluster('row')}>
            <ActionButton action={{label: labels.guide, about: `“${guide.label}”`, to: guide.to}} variant="secondary" />
            <ActionButton action={labels.demo} />
          </div>
        </div>
      </Section>
      <Section spacing="flush">
        <div className={grid('group', {to: 9})}>
          <div className={styles.main}>
            <section>
              <Heading level={2} look="h3">
                {labels.moves}
              </Heading>
              <Moves moves={moves} ours={ours} theirs={name} direction={directions[moves.direction]} />
            </section>
            <section>
              <Heading level={2} look="h3">
                {labels.uses}
              </Heading>
              <CheckList items={uses} />
            </section>
            <section>
              <Heading level={2} look="h3">
                {labels.steps}
              </Heading>
              <StepList>
                <ol>
                  {steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              </StepList>
            </section>
            <section>
              <Heading level={2} look="h3">
                {labels.limits}
              </Heading>
              <ul className={styles.limits}>
                {limits.map((limit) => (
                  <li key={limit}>{limit}</li>
                ))}
              </ul>
            </section>
          </div>
          <div className={styles.side}>
            <FactList
              facts={[
                {label: facts.connects, value: facts.connectsValue},
                {label: facts.plans, value: facts.plansValue},
                {label: facts.direction, value: directions[moves.direction]},
                {label: facts.setup, value: facts.setupValue},
                {label: facts.access, value: access},
                {label: facts.remove, value: facts.removeValue},
              ]}
            />
            <ActionLink action={{label: guide.label, to: guide.to}} arrow />
            <ActionLink action={labels.all} arrow />
          </div>
        </div>
      </Section>
    </MarketingPage>
  );
}
