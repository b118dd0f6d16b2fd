import {FreeTimes} from '#src/features/booking/FreeTimes';
import {freeTimes} from '#src/site/free-times';
import type {documentation} from '#src/content/documentation';
import type {CodeSample} from '#src/plugins/api-reference/types';
import {PlanTabs} from '#src/features/plan-tabs';
import {SearchField} from '#src/features/site-search/SearchField';
import {ClosingBand} from '#src/sections/ClosingBand';
import {FeatureGrid} from '#src/sections/FeatureGrid';
import {PageHead} from '#src/sections/PageHead';
import {RuledList} from '#src/sections/RuledList';
import {MarketingPage} from '#src/templates/MarketingPage';
import {ActionButton} from '#src/ui/ActionButton';
import {ActionLink} from '#src/ui/ActionLink';
import {Button} from '#src/ui/Button';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';
import {Sample} from './Sample';
import styles from './styles.module.scss';

import {useRef, type ReactNode} from 'react';

export type DocumentationPageProps = {
  content: typeof documentation;
  /** One request in several languages. */
  samples: readonly CodeSample[];
};

/** Front door of the documentation: search, topics, what most people read, one request that works. */
export function DocumentationPage({content, samples}: DocumentationPageProps): ReactNode {
  const {meta, title, lead, search, topics, popular, example, closing} = content;
  const input = useRef<HTMLInputElement>(null);
  const [first, ...others] = samples.map((sample) => ({
    key: sample.label,
    label: sample.label,
    panel: <Sample {...sample} />,
  }));
  return (
    <MarketingPage meta={meta}>
      <PageHead title={title} aside={lead}>
        <div className={styles.search}>
          <SearchField id="help-search" label={search.label} input={input}>
            <Button type="submit" size="sm">
              {search.action}
            </Button>
          </SearchField>
        </div>
      </PageHead>
      <Section id="topics" spacing="flush">
        <SectionHead title={topics.title} look="h3" />
        <FeatureGrid items={topics.items} columns={3} />
        <ul className={styles.more}>
          {topics.more.map((topic) => (
            <li key={topic.to}>
              <ActionLink action={topic} />
            </li>
          ))}
        </ul>
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
      <ClosingBand closing={closing} aside={<FreeTimes words={freeTimes} />} />
    </MarketingPage>
  );
}
