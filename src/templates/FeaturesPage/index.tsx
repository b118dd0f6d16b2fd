import type {FeatureGroupContent} from '#src/content/schema/features';
import type {Action, Closing, Integration, PageMeta} from '#src/content/schema/page';
import {software} from '#src/lib/structured-data/index';
import {FreeTimes} from '#src/parts/booking/FreeTimes';
import {TryAppIsland} from '#src/parts/try-app/TryAppIsland';
import {Picture} from '#src/pictures/Picture';
import {ClosingBand} from '#src/sections/ClosingBand';
import {FollowLead} from '#src/sections/FollowLead';
import {PageHead} from '#src/sections/PageHead';
import {freeTimes} from '#src/site/free-times';
import {MarketingPage} from '#src/templates/MarketingPage';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {Heading} from '#src/ui/Heading';
import {Icon} from '#src/ui/Icon';
import {Link} from '#src/ui/Link';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';
import {StructuredData} from '#src/ui/StructuredData';
import {Text} from '#src/ui/Text';
import type {LeadStory} from '#src/world/schema/story';
import {IntegrationGrid} from './IntegrationGrid';
import styles from './feature-group.module.scss';
import grounds from '#src/ui/grounds.module.scss';

import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {type ReactNode, useId} from 'react';

type FeatureGroupProps = {
  group: FeatureGroupContent;
  /** Whether the product window is above or below the features. */
  window: 'first' | 'last';
};

/** A ruled group: title in columns 1–3, product window and four features in 4–12. */
function FeatureGroup({group, window}: FeatureGroupProps): ReactNode {
  const {id, title, text, picture, ground, items} = group;
  const titleId = useId();
  return (
    <Section id={id} spacing="none" labelledBy={titleId} className={styles.group}>
      <div className={styles.head}>
        <Heading level={2} look="h3" id={titleId}>
          {title}
        </Heading>
        <Text above="label" measure="narrow">
          {text}
        </Text>
      </div>
      <div className={clsx(styles.body, window === 'last' && styles.reversed)}>
        <div className={clsx(styles.stage, grounds[ground])}>
          <Picture picture={picture} bare />
        </div>
        <ul className={styles.cells}>
          {items.map((item) => (
            <li key={item.title} className={styles.cell}>
              <Icon name={item.icon} className={styles.icon} />
              <Heading level={3} look="h4">
                <Link to={item.to} className={styles.link}>
                  {item.title}
                </Link>
              </Heading>
              <p>{item.description}</p>
              <ActionLink action={item.guide} className={styles.guide} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

export type FeaturesPageProps = {
  meta: PageMeta;
  head: {title: string; aside: string};
  story: LeadStory;
  /** Head of the application that visitors can use. */
  sample: {id: string; title: string; text: string};
  groups: readonly FeatureGroupContent[];
  integrations: {title: string; text: string; items: readonly Integration[]; all: Action};
  closing: Closing;
};

/** `/features`: groups of four features with a product window each, then integrations. */
export function FeaturesPage({meta, head, story, sample, groups, integrations, closing}: FeaturesPageProps): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <MarketingPage meta={meta}>
      <StructuredData
        node={software(
          siteConfig,
          groups.flatMap(({items}) => items.map((item) => item.title)),
        )}
      />
      <PageHead title={head.title} aside={head.aside} />
      <FollowLead story={story} />
      <Section id={sample.id} labelledBy={`${sample.id}-title`}>
        <SectionHead id={`${sample.id}-title`} title={sample.title} aside={sample.text} />
        <TryAppIsland />
      </Section>
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
      <ClosingBand closing={closing} aside={freeTimes && <FreeTimes labels={freeTimes} />} />
    </MarketingPage>
  );
}
