import type {IntegrationsContent} from '#src/content/schema/integrations';
import {FilterLinks} from '#src/features/url-filter';
import {FreeTimes} from '#src/features/booking/FreeTimes';
import {ListSearch} from '#src/features/list-search/ListSearch';
import {ClosingBand} from '#src/sections/ClosingBand';
import {PageHead} from '#src/sections/PageHead';
import {freeTimes} from '#src/site/free-times';
import {MarketingPage} from '#src/templates/MarketingPage';
import {grid} from '#src/ui/layout';
import {Section} from '#src/ui/Section';
import {Text} from '#src/ui/Text';
import {ConnectionLabel} from './ConnectionLabel';
import {Directory} from './Directory';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

const kindsInOrder = ['native', 'zapier', 'webhook'] as const;

/** `/integrations`: all integrations, filtered by category and search text. Without JavaScript, all are shown. */
export function IntegrationsPage({content, path}: {content: IntegrationsContent; path: string}): ReactNode {
  const {meta, title, aside, categories, kinds, plansNote, search, closing} = content;
  const total = categories.reduce((sum, category) => sum + category.items.length, 0);
  const of = {one: `of ${total} ${search.many}`, many: `of ${total} ${search.many}`};
  return (
    <MarketingPage meta={meta}>
      <PageHead title={title} aside={aside}>
        <div className={styles.head}>
          <ListSearch labels={{...search, ...of}} parameter="q" />
          <ul className={styles.kinds} data-unindexed="">
            {kindsInOrder.map((kind) => (
              <li key={kind}>
                <ConnectionLabel kind={kind} label={kinds[kind].label} /> {kinds[kind].note}
              </li>
            ))}
          </ul>
        </div>
      </PageHead>
      <Section spacing="flush">
        <div className={grid('group', {to: 4})}>
          <div className={styles.side}>
            <FilterLinks
              parameter="category"
              path={path}
              options={categories.map(({id, title: label, items}) => ({key: id, label, count: items.length}))}
              labels={content.filter}
              look="column"
            />
          </div>
          <div>
            <Directory categories={categories} kinds={kinds} />
            <Text look="caption" above="card">
              {plansNote}
            </Text>
          </div>
        </div>
      </Section>
      <ClosingBand closing={closing} aside={<FreeTimes labels={freeTimes} />} />
    </MarketingPage>
  );
}
