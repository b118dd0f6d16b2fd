import {CloseLine} from '#src/mocks/CloseLine';
import {pictureSeries} from '#src/mocks/CloseLine/picture-series';
import {FreeTimes} from '#src/features/booking/FreeTimes';
import {freeTimes} from '#src/site/free-times';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {OfferContent} from '#src/content/types';
import {ProductPicture} from '#src/mocks/ProductPicture';
import {ClosingBand} from '#src/sections/ClosingBand';
import {FaqSplit} from '#src/sections/FaqSplit';
import {FeatureGrid} from '#src/sections/FeatureGrid';
import {IntegrationGrid} from '#src/sections/IntegrationGrid';
import {OfferHero} from '#src/sections/OfferHero';
import {PerfectFor} from '#src/sections/PerfectFor';
import {Quotes} from '#src/sections/Quotes';
import {MarketingPage} from '#src/templates/MarketingPage';
import {service} from '#src/lib/structured-data/company';
import {ActionLink} from '#src/ui/ActionLink';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';
import {StructuredData} from '#src/ui/StructuredData';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';
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
  /** Decides the second breadcrumb. */
  area: keyof typeof areas;
  /** How many integrations there are, as claimed: `100+`. */
  integrations: string;
};

/** Page of one solution or service; the two areas share the shape. */
export function OfferPage({content, area, integrations}: OfferPageProps): ReactNode {
  const {name, slug, meta, hero, features, lists, tools, useCases, facts, quotes, faq, closing} = content;
  const {siteConfig} = useDocusaurusContext();
  const series = pictureSeries(hero.picture);
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
          aside={<ActionLink action={{label: `All ${integrations} integrations`, to: '/integrations'}} arrow />}
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
      <ClosingBand
        closing={closing}
        aside={<FreeTimes words={freeTimes} />}
        line={series && <CloseLine series={series} />}
      />
    </MarketingPage>
  );
}
