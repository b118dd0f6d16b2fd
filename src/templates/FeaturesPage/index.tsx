import type {Closing, Integration, PageMeta} from '#src/content/types';
import {CloseLine} from '#src/mocks/CloseLine';
import {ClosingBand} from '#src/sections/ClosingBand';
import {IntegrationGrid} from '#src/sections/IntegrationGrid';
import {PageHead} from '#src/sections/PageHead';
import {MarketingPage} from '#src/templates/MarketingPage';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';
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
