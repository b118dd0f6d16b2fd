import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {OfferContent} from '@site/src/content/types';
import {CloseLine} from '@site/src/mocks/CloseLine';
import {ProductPicture} from '@site/src/mocks/ProductPicture';
import {ClosingBand} from '@site/src/sections/ClosingBand';
import {FaqSplit} from '@site/src/sections/FaqSplit';
import {FeatureGrid} from '@site/src/sections/FeatureGrid';
import {IntegrationGrid} from '@site/src/sections/IntegrationGrid';
import {OfferHero} from '@site/src/sections/OfferHero';
import {PerfectFor} from '@site/src/sections/PerfectFor';
import {Quotes} from '@site/src/sections/Quotes';
import {MarketingPage} from '@site/src/templates/MarketingPage';
import {service} from '@site/src/lib/structured-data/company';
import {ActionLink} from '@site/src/ui/ActionLink';
import {Section} from '@site/src/ui/Section';
import {SectionHead} from '@site/src/ui/SectionHead';
import {StructuredData} from '@site/src/ui/StructuredData';
import {VisuallyHidden} from '@site/src/ui/VisuallyHidden';
import {Facts} from './Facts';
import {Lists} from './Lists';
import {Process} from './Process';

import type {ReactNode} from 'react';

const areas = {
  solutions: {label: 'Solutions', to: '/#solutions'},
  services: {label: 'Services', to: '/#services'},
} as const;

export type OfferPageProps = {
  content: OfferContent;
  /** How many integrations there are, as claimed: `100+`. */
  integrations: string;
};

/** Page of one solution or service; the two areas share the shape. */
export function OfferPage({content, integrations}: OfferPageProps): ReactNode {
  const {name, area, slug, meta, hero, features, lists, tools, useCases, facts, quotes, faq, closing} = content;
  const {siteConfig} = useDocusaurusContext();
  return (
    <MarketingPage meta={meta}>
      <OfferHero
        crumbs={[areas[area], {label: name}]}
        title={hero.title}
        lead={hero.lead}
        checks={hero.checks}
        actions={hero.actions}
        picture={<ProductPicture picture={hero.picture} />}
      />
      {area === 'services' && (
        <StructuredData node={service(siteConfig, {name, description: hero.lead, path: `/services/${slug}`})} />
      )}
      <Process content={content} />
      <Section id="features">
        <SectionHead title={features.title} aside={features.aside} />
        <FeatureGrid items={features.items} columns={4} />
      </Section>
      {lists && <Lists lists={lists} />}
      {facts && <Facts facts={facts} />}
      <Section spacing="flush">
        <SectionHead
          title={tools.title}
          look="h3"
          aside={<ActionLink action={{label: `All ${integrations} integrations`, to: '/features'}} arrow />}
        />
        <IntegrationGrid items={tools.items} />
      </Section>
      <Section rule>
        <SectionHead title={useCases.title} />
        <PerfectFor items={useCases.items} startsLabel="Usually starts with" />
      </Section>
      <Section spacing="flush">
        <h2>
          <VisuallyHidden>What customers say</VisuallyHidden>
        </h2>
        <Quotes quotes={quotes} layout="row" />
      </Section>
      <Section id="faq" rule>
        <FaqSplit title={faq.title} items={faq.items} name={`${slug}-faq`} />
      </Section>
      <ClosingBand closing={closing} line={<CloseLine />} />
    </MarketingPage>
  );
}
