import type {Closing, Integration, PageMeta} from '@site/src/content/types';
import {CloseLine} from '@site/src/mocks/CloseLine';
import {ClosingBand} from '@site/src/sections/ClosingBand';
import {IntegrationGrid} from '@site/src/sections/IntegrationGrid';
import {PageHead} from '@site/src/sections/PageHead';
import {MarketingPage} from '@site/src/templates/MarketingPage';
import {Section} from '@site/src/ui/Section';
import {SectionHead} from '@site/src/ui/SectionHead';
import {FeatureGroup, type FeatureGroupContent} from './FeatureGroup';

import type {ReactNode} from 'react';

export type FeaturesPageProps = {
  meta: PageMeta;
  head: {title: string; aside: string};
  groups: readonly FeatureGroupContent[];
  integrations: {title: string; text: string; items: readonly Integration[]};
  closing: Closing;
};

/** `/features`: ruled groups of four, each with its product window, then the integrations. */
export function FeaturesPage({meta, head, groups, integrations, closing}: FeaturesPageProps): ReactNode {
  return (
    <MarketingPage meta={meta}>
      <PageHead title={head.title} aside={head.aside} />
      {groups.map((group, index) => (
        <FeatureGroup key={group.id} group={group} window={index % 2 === 0 ? 'first' : 'last'} />
      ))}
      <Section id="integrations" tone="sunken">
        <SectionHead title={integrations.title} aside={integrations.text} />
        <IntegrationGrid items={integrations.items} />
      </Section>
      <ClosingBand closing={closing} line={<CloseLine />} />
    </MarketingPage>
  );
}
