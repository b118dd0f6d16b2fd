import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {CustomerPageProps} from './types';
import {story} from '#src/lib/structured-data/articles';
import {MarketingPage} from '#src/templates/MarketingPage';
import {Portrait} from '#src/ui/marks/Portrait';
import {Section} from '#src/ui/Section';
import {StructuredData} from '#src/ui/StructuredData';
import {Changes} from './Changes';
import {Head} from './Head';
import {NextLinks} from './NextLinks';
import {Outcome} from './Outcome';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** A customer's story: main figure, problem, setup by week, results and quote. */
export function CustomerPage({content, labels}: CustomerPageProps): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {slug, customer, meta, headline, problem} = content;
  const {speaker} = customer;
  const facts = {
    headline,
    description: problem.text[0] ?? '',
    section: customer.industry,
    path: `/case-studies/${slug}`,
  };
  return (
    <MarketingPage meta={meta}>
      <StructuredData node={story(siteConfig, facts)} />
      <Head content={content} labels={labels} />
      <Changes content={content} labels={labels} />
      <Outcome content={content} labels={labels} />
      <Section tone="band">
        <div className={styles.quote}>
          <Portrait person={speaker} size={232} className={styles.portrait} />
          <div>
            <blockquote>
              <p>“{customer.quotes.story}”</p>
            </blockquote>
            <p className={styles.speaker}>
              <b>{speaker.name}</b> {speaker.role}, {customer.name}
            </p>
          </div>
        </div>
      </Section>
      <NextLinks content={content} labels={labels} />
    </MarketingPage>
  );
}
