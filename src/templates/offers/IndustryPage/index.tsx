import type {IndustryContent} from '#src/content/schema/families';
import {ClosingChart} from '#src/pictures/charts/ClosingChart';
import type {IndustrySection} from '#src/content/schema/industry-layout';
import {ClosingBand} from '#src/sections/ClosingBand';
import {FaqSplit} from '#src/sections/FaqSplit';
import {OfferHero} from '#src/sections/offer/OfferHero';
import {PictureGrid} from '#src/sections/offer/PictureGrid';
import {Quotes} from '#src/sections/company/Quotes';
import {StatStrip} from '#src/sections/company/StatStrip';
import {MarketingPage} from '#src/templates/MarketingPage';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';
import {Day} from './Day';
import {Trades} from './Trades';
import styles from './styles.module.scss';

import {Fragment, type ReactNode} from 'react';

export type IndustryPageProps = {
  content: IndustryContent;
  /** Path of the canonical page, if two paths show this page. */
  canonical?: string;
  /** Note under promotional figures. */
  statsCaption: string;
};

/** Adds the layout's pictures to features and moves these to the first and last position. */
function pictured({features: {items}, layout: {pictures}}: IndustryContent) {
  const [first, last] = pictures.map(({feature, ...drawn}) =>
    items.filter(({title}) => title === feature).map((item) => ({...item, ...drawn})),
  );
  const others = items.filter(({title}) => pictures.every(({feature}) => feature !== title));
  return [...(first ?? []), ...others, ...(last ?? [])];
}

/** Page of an industry: figures, features, a day, a quote and questions. */
export function IndustryPage({content, canonical, statsCaption}: IndustryPageProps): ReactNode {
  const {name, meta, hero, layout, stats, features, day, trades, quote, faq, closing} = content;
  const sections: Readonly<Record<IndustrySection, ReactNode>> = {
    proof: (
      <Section
        spacing="tight"
        tone={layout.hero.kind === 'wide' && layout.order[0] === 'proof' ? 'sunken' : 'paper'}
        className={styles.proof}
      >
        <h2>
          <VisuallyHidden>Results</VisuallyHidden>
        </h2>
        <Quotes quotes={[quote]} layout="single" />
        <div>
          <StatStrip stats={stats} caption={statsCaption} layout="column" />
        </div>
      </Section>
    ),
    features: (
      <>
        <Section id="features">
          <SectionHead title={features.title} aside={features.aside} />
          <PictureGrid items={pictured(content)} side={layout.grid} />
        </Section>
        {trades && <Trades {...trades} />}
      </>
    ),
    day: <Day day={day} art={layout.day} />,
  };
  return (
    <MarketingPage meta={meta} {...(canonical !== undefined && {canonical})}>
      <OfferHero crumbs={[{label: 'Industries', to: '/industries'}, {label: name}]} {...hero} art={layout.hero} />
      {layout.order.map((section) => (
        <Fragment key={section}>{sections[section]}</Fragment>
      ))}
      <Section id="faq" rule spacing="tight">
        <FaqSplit title={faq.title} items={faq.items} name={`${content.slug}-faq`} />
      </Section>
      <ClosingBand closing={closing} chart={<ClosingChart chart={layout.closing} />} />
    </MarketingPage>
  );
}
