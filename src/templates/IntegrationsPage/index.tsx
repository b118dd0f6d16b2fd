import type {IntegrationsContent} from '#src/content/schema/integrations';

import {FreeTimes} from '#src/features/booking/FreeTimes';
import {FindBar} from '#src/features/find/FindBar';
import {ClosingBand} from '#src/sections/ClosingBand';
import {PageHead} from '#src/sections/PageHead';
import {freeTimes} from '#src/site/free-times';
import {MarketingPage} from '#src/templates/MarketingPage';
import {Section} from '#src/ui/Section';
import {Text} from '#src/ui/Text';
import {ConnectionLabel} from './ConnectionLabel';
import {Directory} from './Directory';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

const kindsInOrder = ['native', 'zapier', 'webhook'] as const;

/** `/integrations`: all integrations, filtered by category and search text. Without JavaScript, all are shown. */
export function IntegrationsPage({content, path}: {content: IntegrationsContent; path: string}): ReactNode {
  const {meta, title, lead, categories, kinds, plansNote, search, closing} = content;
  const total = categories.reduce((sum, category) => sum + category.items.length, 0);
  return (
    <MarketingPage meta={meta}>
      <PageHead title={title} lead={lead} />
      <Section spacing="flush">
        <FindBar
          search={{labels: search, total, parameter: 'q'}}
          links={{
            parameter: 'category',
            path,
            options: categories.map(({id, title: label, items}) => ({key: id, label, count: items.length})),
            labels: content.filter,
          }}
        />
        <ul className={styles.kinds} data-unindexed="">
          {kindsInOrder.map((kind) => (
            <li key={kind}>
              <ConnectionLabel kind={kind} label={kinds[kind].label} /> {kinds[kind].note}
            </li>
          ))}
        </ul>
        <Directory categories={categories} kinds={kinds} />
        <Text look="caption" above="card">
          {plansNote}
        </Text>
      </Section>
      <ClosingBand closing={closing} aside={<FreeTimes labels={freeTimes} />} />
    </MarketingPage>
  );
}
