import type {
  ClosingChart as Chart,
  HeroArt,
  OfferLayout,
  OfferSection,
  OfferProcess,
} from '#src/content/schema/offer-layout';
import type {Action, Closing, FaqBlock, PageMeta} from '#src/content/schema/page';
import {ClosingChart} from '#src/pictures/charts/ClosingChart';
import {ClosingBand} from '#src/sections/ClosingBand';
import {FaqSplit} from '#src/sections/FaqSplit';
import {OfferHero} from '#src/sections/offer/OfferHero';
import {PictureGrid, type PictureFeature} from '#src/sections/offer/PictureGrid';
import {IllustratedSteps} from '#src/sections/offer/IllustratedSteps';
import {StickySplit} from '#src/sections/StickySplit';
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
  /** Content under the heading of the questions. */
  faqAside?: ReactNode;
};

const sunken: ReadonlySet<OfferProcess['kind']> = new Set(['climb', 'strip', 'hours', 'file']);

function ProcessSection({process}: {process: OfferProcess}): ReactNode {
  const {kind, title, aside, items} = process;
  const list = <IllustratedSteps kind={kind} items={items} />;
  return (
    <Section id="process" spacing="tight" tone={sunken.has(kind) ? 'sunken' : 'paper'}>
      {kind === 'hours' ? (
        <StickySplit title={title} {...(aside !== undefined && {text: aside})}>
          {list}
        </StickySplit>
      ) : (
        <>
          <SectionHead title={title} aside={aside} />
          {list}
        </>
      )}
    </Section>
  );
}

/** Frame of an offer page: hero, sections in the order of its content, questions, closing. */
export function OfferFrame({content, crumbs, sections, faqAside}: OfferFrameProps): ReactNode {
  const {slug, meta, hero, process, order, grid, features, faq, closing} = content;
  const own: Readonly<Record<OfferSection, ReactNode>> = {
    facts: null,
    quotes: null,
    fit: null,
    ...sections,
    process: <ProcessSection process={process} />,
    features: (
      <Section id="features" spacing="tight" tone={sunken.has(process.kind) ? 'paper' : 'sunken'}>
        <SectionHead title={features.title} aside={features.aside} />
        <PictureGrid items={features.items} side={grid} />
      </Section>
    ),
  };
  return (
    <MarketingPage meta={meta}>
      <OfferHero crumbs={crumbs} {...hero} />
      {order.map((name) => (
        <Fragment key={name}>{own[name]}</Fragment>
      ))}
      <Section id="faq" rule spacing="tight">
        <FaqSplit title={faq.title} items={faq.items} name={`${slug}-faq`} aside={faqAside} />
      </Section>
      <ClosingBand closing={closing} chart={<ClosingChart chart={closing.chart} />} />
    </MarketingPage>
  );
}
