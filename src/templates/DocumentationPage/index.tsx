import type {documentation} from '#src/content/documentation';
import type {CodeSample} from '#src/plugins/highlight-code/read-samples';
import {PlanTabs} from '#src/features/plan-tabs';
import {CloseLine} from '#src/mocks/CloseLine';
import {ClosingBand} from '#src/sections/ClosingBand';
import {FeatureGrid} from '#src/sections/FeatureGrid';
import {PageHead} from '#src/sections/PageHead';
import {RuledList} from '#src/sections/RuledList';
import {MarketingPage} from '#src/templates/MarketingPage';
import {ActionButton} from '#src/ui/ActionButton';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';
import {Sample} from './Sample';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type DocumentationPageProps = {
  content: typeof documentation;
  /** One request in several languages. */
  samples: readonly CodeSample[];
};

/** Front door of the documentation: topics, what most people read, one request that works. */
export function DocumentationPage({content, samples}: DocumentationPageProps): ReactNode {
  const {meta, title, lead, topics, popular, example, closing} = content;
  const [first, ...others] = samples.map((sample) => ({
    key: sample.language,
    label: sample.label,
    panel: <Sample {...sample} />,
  }));
  return (
    <MarketingPage meta={meta}>
      <PageHead title={title} aside={lead} />
      <Section id="topics" spacing="flush">
        <SectionHead title={topics.title} look="h3" />
        <FeatureGrid items={topics.items} columns={3} />
      </Section>
      <Section id="popular" rule>
        <SectionHead title={popular.title} />
        <RuledList rows={popular.items} />
      </Section>
      <Section id="api" tone="sunken" className={styles.api}>
        {first && <PlanTabs title={example.title} text={example.text} label="Language" tabs={[first, ...others]} />}
        <div className={styles.links}>
          {example.links.map((link) => (
            <ActionButton key={link.label} action={link} variant="secondary" />
          ))}
        </div>
      </Section>
      <ClosingBand closing={closing} line={<CloseLine />} />
    </MarketingPage>
  );
}
