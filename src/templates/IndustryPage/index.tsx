import type {IndustryContent} from '@site/src/content/types';
import {CloseLine} from '@site/src/mocks/CloseLine';
import {ProductPicture} from '@site/src/mocks/ProductPicture';
import {ClosingBand} from '@site/src/sections/ClosingBand';
import {FaqSplit} from '@site/src/sections/FaqSplit';
import {FeatureGrid} from '@site/src/sections/FeatureGrid';
import {OfferHero} from '@site/src/sections/OfferHero';
import {Quotes} from '@site/src/sections/Quotes';
import {StatStrip} from '@site/src/sections/StatStrip';
import {StickySplit} from '@site/src/sections/StickySplit';
import {Timeline} from '@site/src/sections/Timeline';
import {MarketingPage} from '@site/src/templates/MarketingPage';
import {Section} from '@site/src/ui/Section';
import {SectionHead} from '@site/src/ui/SectionHead';
import {VisuallyHidden} from '@site/src/ui/VisuallyHidden';
import {Trades} from './Trades';

import type {ReactNode} from 'react';

export type IndustryPageProps = {
  content: IndustryContent;
  /** Address that search engines keep, for a page that answers at two. */
  canonical?: string;
  /** Sentence under figures that are advertising. */
  statsCaption: string;
};

/** Page of one industry: its day, its figures, its jobs, its questions. */
export function IndustryPage({content, canonical, statsCaption}: IndustryPageProps): ReactNode {
  const {name, meta, hero, stats, features, day, trades, quote, faq, closing} = content;
  return (
    <MarketingPage meta={meta} {...(canonical !== undefined && {canonical})}>
      <OfferHero
        crumbs={[{label: 'Industries', to: '/industries'}, {label: name}]}
        title={hero.title}
        lead={hero.lead}
        actions={hero.actions}
        picture={<ProductPicture picture={hero.picture} />}
      />
      <Section spacing="none">
        <h2>
          <VisuallyHidden>Results</VisuallyHidden>
        </h2>
        <StatStrip stats={stats} caption={statsCaption} />
      </Section>
      <Section id="features">
        <SectionHead title={features.title} aside={features.aside} />
        <FeatureGrid items={features.items} columns={3} />
      </Section>
      {trades && <Trades {...trades} />}
      <Section id="day" tone="sunken">
        <StickySplit title={day.title} text={day.text}>
          <Timeline items={day.items} />
        </StickySplit>
      </Section>
      <Section>
        <h2>
          <VisuallyHidden>What a customer says</VisuallyHidden>
        </h2>
        <Quotes quotes={[quote]} layout="single" />
      </Section>
      <Section id="faq" rule>
        <FaqSplit title={faq.title} items={faq.items} name={`${content.slug}-faq`} />
      </Section>
      <ClosingBand closing={closing} line={<CloseLine />} />
    </MarketingPage>
  );
}
