import type {IntegrationsContent} from '#src/content/schema/integrations';
import {FilterLinks} from '#src/features/url-filter';
import {useUrlFilter} from '#src/features/url-filter/useUrlFilter';
import {FreeTimes} from '#src/features/booking/FreeTimes';
import {ListSearch} from '#src/features/list-search/ListSearch';
import {matchItems} from '#src/features/list-search/match-items';
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

import {useState, type ReactNode} from 'react';

const kindsInOrder = ['native', 'zapier', 'webhook'] as const;

/** `/integrations`: all integrations, filtered by category and search text. Without JavaScript, all are shown. */
export function IntegrationsPage({content, path}: {content: IntegrationsContent; path: string}): ReactNode {
  const {meta, title, aside, categories, kinds, plansNote, search, closing} = content;
  const filter = useUrlFilter(
    'category',
    categories.map(({id}) => id),
  );
  const [query, setQuery] = useState('');
  const inCategory = categories.filter(({id}) => filter.selected === undefined || filter.selected === id);
  const items = inCategory.flatMap((category) =>
    category.items.map(({name, line, via = 'native'}) => ({
      id: name,
      text: `${name} ${line} ${category.title} ${kinds[via].label}`,
    })),
  );
  const shown = matchItems(items, query);
  const total = categories.reduce((sum, category) => sum + category.items.length, 0);
  const filtered = query.trim() !== '' || filter.selected !== undefined;
  const of = {one: `of ${total} ${search.many}`, many: `of ${total} ${search.many}`};
  return (
    <MarketingPage meta={meta}>
      <PageHead title={title} aside={aside}>
        <div className={styles.head}>
          <ListSearch
            labels={{...search, ...of}}
            count={filtered ? shown.size : undefined}
            onQuery={setQuery}
            parameter="q"
          />
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
              filter={filter}
              path={path}
              options={categories.map((one) => ({key: one.id, label: one.title, count: one.items.length}))}
              labels={content.filter}
              look="column"
            />
          </div>
          <div>
            <Directory categories={inCategory} kinds={kinds} shown={shown} />
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
