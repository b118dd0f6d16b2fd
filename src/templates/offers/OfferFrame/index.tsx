import type {
  ClosingChart as Chart,
  HeroArt,
  OfferLayout,
  OfferSection,
  Signature as SignatureContent,
} from '#src/content/offer-layout';
import type {Action, Closing, FaqBlock, PageMeta} from '#src/content/types';
import {ClosingChart} from '#src/pictures/charts/ClosingChart';
import {ClosingBand} from '#src/sections/ClosingBand';
import {FaqSplit} from '#src/sections/FaqSplit';
import {OfferOpening} from '#src/sections/offer/OfferOpening';
import {PictureGrid, type PictureFeature} from '#src/sections/offer/PictureGrid';
import {Signature} from '#src/sections/offer/Signature';
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
  /** ID of the signature section. */
  signatureId: 'process' | 'day';
  /** Sections that the page type adds; `content.order` sets their position. */
  sections: Partial<Record<Exclude<OfferSection, 'signature' | 'features'>, ReactNode>>;
  /** Content under the heading of the questions. */
  faqAside?: ReactNode;
};

const sunken: ReadonlySet<SignatureContent['kind']> = new Set(['climb', 'strip', 'hours', 'file']);

function SignatureSection({id, signature}: {id: string; signature: SignatureContent}): ReactNode {
  const {kind, title, aside, items} = signature;
  const list = <Signature kind={kind} items={items} />;
  return (
    <Section id={id} spacing="tight" tone={sunken.has(kind) ? 'sunken' : 'paper'}>
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
export function OfferFrame({content, crumbs, signatureId, sections, faqAside}: OfferFrameProps): ReactNode {
  const {slug, meta, hero, signature, order, grid, features, faq, closing} = content;
  const own: Readonly<Record<OfferSection, ReactNode>> = {
    facts: null,
    quotes: null,
    fit: null,
    ...sections,
    signature: <SignatureSection id={signatureId} signature={signature} />,
    features: (
      <Section id="features" spacing="tight" tone={sunken.has(signature.kind) ? 'paper' : 'sunken'}>
        <SectionHead title={features.title} aside={features.aside} />
        <PictureGrid items={features.items} side={grid} />
      </Section>
    ),
  };
  return (
    <MarketingPage meta={meta}>
      <OfferOpening crumbs={crumbs} {...hero} />
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
