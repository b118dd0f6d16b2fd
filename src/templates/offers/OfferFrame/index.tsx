import type {ClosingChart as Chart, HeroArt, OfferLayout, OfferSection} from '#src/content/schema/offer-layout';
import type {Action, Closing, FaqBlock, PageMeta} from '#src/content/schema/page';
import {ClosingChart} from '#src/pictures/charts/ClosingChart';
import {ClosingBand} from '#src/sections/ClosingBand';
import {FaqSplit} from '#src/sections/FaqSplit';
import {OfferHero} from '#src/sections/offer/OfferHero';
import {Features, type PictureFeature} from '#src/sections/offer/Features';
import {isSunken, Signature} from '#src/sections/offer/Signature';
import {MarketingPage} from '#src/templates/MarketingPage';
import type {BreadcrumbsProps} from '#src/ui/Breadcrumbs';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';

import {Fragment, type ReactNode} from 'react';

export type OfferFrameProps = {
  content: OfferLayout & {
    slug: string;
    meta: PageMeta;
    hero: {title: string; lead: string; checks?: readonly string[]; actions: readonly Action[]; art: HeroArt};
    features: {title: string; aside?: string; items: readonly PictureFeature[]};
    faq: FaqBlock;
    closing: Closing & {chart: Chart};
  };
  crumbs: BreadcrumbsProps['items'];
  /** Sections that the page type adds; `content.order` sets their position. */
  sections: Partial<Record<Exclude<OfferSection, 'process' | 'features'>, ReactNode>>;
  /** Follows the picture of the signature. */
  afterSteps?: ReactNode;
};

/** Frame of an offer page: hero, sections in the order of its content, questions, closing. */
export function OfferFrame({content, crumbs, sections, afterSteps}: OfferFrameProps): ReactNode {
  const {slug, meta, hero, signature, order, warm, features, faq, closing} = content;
  const blocks: Readonly<Record<OfferSection, ReactNode>> = {
    facts: null,
    quotes: null,
    fit: null,
    ...sections,
    process: (
      <Signature id="process" signature={signature}>
        {afterSteps}
      </Signature>
    ),
    features: (
      <Section id="features" spacing="tight" tone={isSunken(signature) ? 'paper' : 'sunken'}>
        <SectionHead title={features.title} aside={features.aside} />
        <Features items={features.items} warm={warm} />
      </Section>
    ),
  };
  return (
    <MarketingPage meta={meta}>
      <OfferHero crumbs={crumbs} {...hero} />
      {order.map((name) => (
        <Fragment key={name}>{blocks[name]}</Fragment>
      ))}
      <Section id="faq" rule spacing="tight">
        <FaqSplit title={faq.title} items={faq.items} name={`${slug}-faq`} />
      </Section>
      <ClosingBand closing={closing} chart={<ClosingChart chart={closing.chart} />} />
    </MarketingPage>
  );
}
