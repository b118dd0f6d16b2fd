import {CloseLine, type CloseSeries} from '#src/mocks/CloseLine';
import {FreeTimes} from '#src/features/booking/FreeTimes';
import {freeTimes} from '#src/site/free-times';
import type {IndustryContent, Stat} from '#src/content/types';
import {ProductPicture} from '#src/mocks/ProductPicture';
import {ClosingBand} from '#src/sections/ClosingBand';
import {FaqSplit} from '#src/sections/FaqSplit';
import {FeatureGrid} from '#src/sections/FeatureGrid';
import {OfferHero} from '#src/sections/OfferHero';
import {Quotes} from '#src/sections/Quotes';
import {StatStrip} from '#src/sections/StatStrip';
import {StickySplit} from '#src/sections/StickySplit';
import {Timeline} from '#src/sections/Timeline';
import {MarketingPage} from '#src/templates/MarketingPage';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';
import {Trades} from './Trades';

import type {ReactNode} from 'react';

export type IndustryPageProps = {
  content: IndustryContent;
  /** Address that search engines keep, for a page that answers at two. */
  canonical?: string;
  /** Sentence under figures that are advertising. */
  statsCaption: string;
};

/** The page's claims from the smallest to the largest; the first of them is named. */
function statSeries(stats: readonly Stat[]): CloseSeries {
  const numbers = stats.map(({figure}) => Number.parseFloat(figure)).toSorted((a, b) => a - b);
  return {values: [0, ...numbers], figure: stats[0]?.figure ?? ''};
}

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
      <ClosingBand
        closing={closing}
        aside={<FreeTimes words={freeTimes} />}
        line={<CloseLine series={{...statSeries(stats), caption: stats[0]?.label ?? name}} />}
      />
    </MarketingPage>
  );
}
