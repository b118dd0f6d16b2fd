import type {FeatureGroupContent} from '#src/content/schema/features';
import {FreeTimes} from '#src/features/booking/FreeTimes';
import {freeTimes} from '#src/site/free-times';
import type {Action, Closing, Integration, PageMeta} from '#src/content/schema/page';
import type {LeadStory} from '#src/content/schema/pictures/story';
import {ClosingBand} from '#src/sections/ClosingBand';
import {FollowLead} from '#src/sections/FollowLead';
import {IntegrationGrid} from './IntegrationGrid';
import {PageHead} from '#src/sections/PageHead';
import {MarketingPage} from '#src/templates/MarketingPage';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';
import {Text} from '#src/ui/Text';
import {FeatureGroup} from './FeatureGroup';

import type {ReactNode} from 'react';

export type FeaturesPageProps = {
  meta: PageMeta;
  head: {title: string; aside: string};
  story: LeadStory;
  groups: readonly FeatureGroupContent[];
  integrations: {title: string; text: string; items: readonly Integration[]; all: Action};
  closing: Closing;
};

/** `/features`: groups of four features with a product window each, then integrations. */
export function FeaturesPage({meta, head, story, groups, integrations, closing}: FeaturesPageProps): ReactNode {
  return (
    <MarketingPage meta={meta}>
      <PageHead title={head.title} aside={head.aside} />
      <FollowLead story={story} />
      {groups.map((group, index) => (
        <FeatureGroup key={group.id} group={group} window={index % 2 === 0 ? 'first' : 'last'} />
      ))}
      <Section id="integrations" tone="sunken">
        <SectionHead title={integrations.title} aside={integrations.text} />
        <IntegrationGrid items={integrations.items} />
        <Text above="card">
          <ActionLink action={integrations.all} arrow />
        </Text>
      </Section>
      <ClosingBand closing={closing} aside={<FreeTimes labels={freeTimes} />} />
    </MarketingPage>
  );
}
