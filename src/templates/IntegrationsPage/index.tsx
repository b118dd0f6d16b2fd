import {FindBar} from '#src/features/find/FindBar';
import {FreeTimes} from '#src/features/booking/FreeTimes';
import {ClosingBand} from '#src/sections/ClosingBand';
import {PageHead} from '#src/sections/PageHead';
import {freeTimes} from '#src/site/free-times';
import {MarketingPage} from '#src/templates/MarketingPage';
import {Section} from '#src/ui/Section';
import {Text} from '#src/ui/Text';
import {Directory} from './Directory';
import {Tools} from './Tools';
import styles from './styles.module.scss';
import type {IntegrationsContent} from '#src/content/schema/integrations';

import type {ReactNode} from 'react';

export type IntegrationsPageProps = {
  content: IntegrationsContent;
  path: string;
  /** Name of this company’s product. */
  ours: string;
};

/** `/integrations`: all integrations, filtered by category and search text. Without JavaScript, all are listed. */
export function IntegrationsPage({content, path, ours}: IntegrationsPageProps): ReactNode {
  const {meta, title, lead, tools, categories, kinds, plansNote, filter, search, fold, closing} = content;
  const {native, zapier, webhook} = kinds;
  const options = categories.map(({id, title: label, items}) => ({key: id, label, count: items.length}));
  const total = options.reduce((sum, {count}) => sum + count, 0);
  return (
    <MarketingPage meta={meta}>
      <PageHead title={title} lead={lead} near />
      <Section spacing="flush">
        <Tools tools={tools} ours={ours} />
        <FindBar
          search={{labels: search, total, parameter: 'q'}}
          links={{parameter: 'category', path, options, labels: filter}}
        />
        <Text look="note" above="text" className={styles.key}>
          <b>{native.label}</b>, {native.note}, unless a row says <b>{zapier.label}</b> ({zapier.note}) or{' '}
          <b>{webhook.label}</b> ({webhook.note}). {plansNote}
        </Text>
        <Directory categories={categories} kinds={kinds} fold={fold} />
      </Section>
      <ClosingBand closing={closing} aside={<FreeTimes labels={freeTimes} />} />
    </MarketingPage>
  );
}
