import type {IndustryContent} from '#src/content/schema/families';
import type {OfferRecipe} from '#src/content/schema/offer-layout';
import type {Stat, Testimonial} from '#src/content/schema/page';
import type {Permutation} from '#src/lib/permutation';
import {ClosingChart} from '#src/pictures/charts/ClosingChart';
import {ClosingBand} from '#src/sections/ClosingBand';
import {Voices} from '#src/sections/company/Quotes';
import {FaqSplit} from '#src/sections/FaqSplit';
import {Features} from '#src/sections/offer/Features';
import {OfferHero} from '#src/sections/offer/OfferHero';
import {isSunken, Signature} from '#src/sections/offer/Signature';
import {MarketingPage} from '#src/templates/MarketingPage';
import {FactList} from '#src/ui/FactList';
import {Heading} from '#src/ui/Heading';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';
import {Text} from '#src/ui/Text';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';
import {HourGrid} from './HourGrid';
import resultsStyles from './results.module.scss';
import styles from './styles.module.scss';

import {Fragment, type ReactNode} from 'react';

type ResultsProps = {
  quote: Testimonial;
  stats: readonly Stat[];
  /** Note under promotional figures. */
  note: string;
};

/** What comes of it: a customer's voice, and the figures. */
function Results({quote, stats, note}: ResultsProps): ReactNode {
  return (
    <Section id="results" spacing="tight">
      <h2>
        <VisuallyHidden>Results</VisuallyHidden>
      </h2>
      <Voices quotes={[quote]}>
        <div className={resultsStyles.results}>
          <FactList
            facts={stats.map(({figure, label}) => ({label, value: figure}))}
            className={resultsStyles.figures}
          />
          <Text look="caption" above="row">
            {note}
          </Text>
        </div>
      </Voices>
    </Section>
  );
}

type IndustrySection = 'day' | 'results' | 'features' | 'trades';

/** Sections between hero and questions. Each recipe has all of them, or it doesn't compile. */
const orders: Readonly<Record<OfferRecipe, Permutation<IndustrySection>>> = {
  voice: ['day', 'results', 'features', 'trades'],
  features: ['features', 'day', 'results', 'trades'],
  tall: ['day', 'features', 'results', 'trades'],
};

export type IndustryPageProps = {
  content: IndustryContent;
  /** Path of the canonical page, if two paths show this page. */
  canonical?: string;
  /** Note under promotional figures. */
  statsCaption: string;
};

/** Adds the layout's pictures to features, in the layout's order. */
function pictured({features: {items}, layout: {pictures}}: IndustryContent) {
  const drawn = pictures.flatMap(({feature, ...picture}) =>
    items.filter(({title}) => title === feature).map((item) => ({...item, ...picture})),
  );
  return [...drawn, ...items.filter(({title}) => pictures.every(({feature}) => feature !== title))];
}

/** The trades of the “other industries” page, in two columns. */
function Trades({title, aside, items}: NonNullable<IndustryContent['trades']>): ReactNode {
  return (
    <Section id="trades" rule>
      <SectionHead title={title} aside={aside} />
      <ul className={styles.trades}>
        {items.map((item) => (
          <li key={item.title}>
            <Heading level={3} look="h4">
              {item.title}
            </Heading>
            <Text look="note" above="pair" measure="wide">
              {item.description}
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Page of an industry: a day, figures and a quote, features, and questions. */
export function IndustryPage({content, canonical, statsCaption}: IndustryPageProps): ReactNode {
  const {name, meta, hero, layout, stats, features, day, trades, quote, faq, closing} = content;
  const {title, text: aside, steps = day.items} = day;
  const signature = {title, aside, steps, frame: layout.day};
  const sections: Readonly<Record<IndustrySection, ReactNode>> = {
    day: (
      <Signature id="day" signature={signature}>
        {day.steps && <HourGrid items={day.items} />}
      </Signature>
    ),
    results: <Results quote={quote} stats={stats} note={statsCaption} />,
    features: (
      <Section id="features" tone={isSunken(signature) ? 'paper' : 'sunken'}>
        <SectionHead title={features.title} aside={features.aside} />
        <Features items={pictured(content)} recipe={layout.recipe} />
      </Section>
    ),
    trades: trades && <Trades {...trades} />,
  };
  return (
    <MarketingPage meta={meta} {...(canonical !== undefined && {canonical})}>
      <OfferHero crumbs={[{label: 'Industries', to: '/industries'}, {label: name}]} {...hero} art={layout.hero} />
      {orders[layout.recipe].map((section) => (
        <Fragment key={section}>{sections[section]}</Fragment>
      ))}
      <Section id="faq" rule spacing="tight">
        <FaqSplit title={faq.title} items={faq.items} name={`${content.slug}-faq`} />
      </Section>
      <ClosingBand closing={closing} chart={<ClosingChart chart={layout.closing} />} />
    </MarketingPage>
  );
}
