import type {OfferContent} from '#src/content/schema/families';
import type {ClosingChart as Chart, HeroArt, OfferLayout, OfferRecipe} from '#src/content/schema/offer-layout';
import type {Action, Closing, FaqBlock, Integration, PageMeta, Step} from '#src/content/schema/page';
import type {Permutation} from '#src/lib/permutation';
import {service} from '#src/lib/structured-data/company';
import {software} from '#src/lib/structured-data/index';
import {ClosingChart} from '#src/pictures/charts/ClosingChart';
import {ClosingBand} from '#src/sections/ClosingBand';
import {Voices} from '#src/sections/company/Quotes';
import {FaqSplit} from '#src/sections/FaqSplit';
import {Features, type PictureFeature} from '#src/sections/offer/Features';
import {OfferHero} from '#src/sections/offer/OfferHero';
import {PerfectFor} from '#src/sections/offer/PerfectFor';
import {isSunken, Signature} from '#src/sections/offer/Signature';
import {MarketingPage} from '#src/templates/MarketingPage';
import {ActionLink} from '#src/ui/actions/ActionLink';
import type {BreadcrumbsProps} from '#src/ui/Breadcrumbs';
import {FactList} from '#src/ui/FactList';
import {Heading} from '#src/ui/Heading';
import {Link} from '#src/ui/Link';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';
import {StructuredData} from '#src/ui/StructuredData';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';
import factsStyles from './facts.module.scss';
import styles from './styles.module.scss';
import toolListStyles from './tool-list.module.scss';

import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';

type ToolListProps = {
  title: string;
  items: readonly Integration[];
  /** Pages of tools, by name. */
  pages: Readonly<Record<string, string>>;
  /** Link to all tools. */
  action: Action;
};

/** Names of the tools that an offer integrates with, in a compact list. Those with a page link to it. */
function ToolList({title, items, pages, action}: ToolListProps): ReactNode {
  return (
    <div className={toolListStyles.tools}>
      <Heading level={2} look="h3">
        {title}
      </Heading>
      {/* Names alone are a poor search result; each tool is on the page of all integrations. */}
      <ul data-unindexed="">
        {items.map(({name}) => (
          <li key={name}>{pages[name] === undefined ? name : <Link to={pages[name]}>{name}</Link>}</li>
        ))}
      </ul>
      <ActionLink action={action} arrow />
    </div>
  );
}

type FactsProps = {
  title: string;
  facts?: readonly {label: string; value: string}[];
  /** Instead of facts: names with what they mean. */
  items?: readonly Step[];
};

/** Lead times and similar facts in one row, beside their title. Phones fold names with what they mean. */
function Facts({title, facts, items}: FactsProps): ReactNode {
  return (
    <div className={clsx(factsStyles.facts, items && factsStyles.folds)}>
      <Heading level={2} look="h4">
        {title}
      </Heading>
      {facts && <FactList facts={facts} className={factsStyles.row} />}
      {items && (
        <>
          <details>
            <summary>{title}</summary>
          </details>
          <ul className={clsx(factsStyles.items, items.length % 4 > 0 && factsStyles.three)}>
            {items.map((item) => (
              <li key={item.title}>
                <b>{item.title}</b> {item.description}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

type OfferSection = 'process' | 'features' | 'facts' | 'quotes' | 'fit';

/** Sections between hero and questions. Each recipe has all of them, or it doesn't compile. */
const orders: Readonly<Record<OfferRecipe, Permutation<OfferSection>>> = {
  voice: ['process', 'quotes', 'features', 'facts', 'fit'],
  features: ['features', 'process', 'facts', 'quotes', 'fit'],
  tall: ['process', 'features', 'facts', 'quotes', 'fit'],
};

type OfferFrameProps = {
  content: OfferLayout & {
    slug: string;
    meta: PageMeta;
    hero: {title: string; lead: string; checks?: readonly string[]; actions: readonly Action[]; art: HeroArt};
    features: {title: string; aside?: string; items: readonly PictureFeature[]};
    faq: FaqBlock;
    closing: Closing & {chart?: Chart};
  };
  crumbs: BreadcrumbsProps['items'];
  /** Sections that the page type adds. */
  sections: Partial<Record<Exclude<OfferSection, 'process' | 'features'>, ReactNode>>;
  /** Follows the picture of the signature. */
  afterSteps?: ReactNode;
};

/** Frame of an offer page: hero, sections in the order of its recipe, questions, closing. */
function OfferFrame({content, crumbs, sections, afterSteps}: OfferFrameProps): ReactNode {
  const {slug, meta, hero, signature, recipe, features, faq, closing} = content;
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
        <Features items={features.items} recipe={recipe} />
      </Section>
    ),
  };
  return (
    <MarketingPage meta={meta}>
      <OfferHero crumbs={crumbs} {...hero} />
      {orders[recipe].map((name) => (
        <Fragment key={name}>{blocks[name]}</Fragment>
      ))}
      <Section id="faq" rule spacing="tight">
        <FaqSplit title={faq.title} items={faq.items} name={`${slug}-faq`} />
      </Section>
      <ClosingBand closing={closing} chart={closing.chart && <ClosingChart chart={closing.chart} />} />
    </MarketingPage>
  );
}

const areas = {
  solutions: {label: 'Solutions', to: '/#solutions'},
  services: {label: 'Services', to: '/#services'},
} as const;

export type OfferPageProps = {
  content: OfferContent;
  /** Determines the first breadcrumb after the home icon. */
  area: keyof typeof areas;
  integrations: {
    /** Their number as claimed, such as `100+`. */
    claim: string;
    /** Pages of integrations, by name. */
    pages: Readonly<Record<string, string>>;
  };
};

/** A short ruled list of names under a signature, such as its deliverables. */
function NameList({title, items}: NonNullable<NonNullable<OfferContent['lists']>['names']>): ReactNode {
  return (
    <>
      <Heading level={3} look="h4" className={styles.title}>
        {title}
      </Heading>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.title}>
            <b>{item.title}</b> {item.description}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Page of a solution or service. */
export function OfferPage({content, area, integrations}: OfferPageProps): ReactNode {
  const {name, slug, hero, lists, tools, useCases, facts, quotes} = content;
  const {siteConfig} = useDocusaurusContext();
  return (
    <>
      {area === 'services' ? (
        <StructuredData node={service(siteConfig, {name, description: hero.lead, path: `/services/${slug}`})} />
      ) : (
        <StructuredData
          node={software(
            siteConfig,
            content.features.items.map(({title}) => title),
          )}
        />
      )}
      <OfferFrame
        content={content}
        crumbs={[areas[area], {label: name}]}
        afterSteps={lists?.names && <NameList {...lists.names} />}
        sections={{
          facts: facts && (
            <Section spacing="tight" rule>
              <Facts title="What to expect" facts={facts} />
              {lists?.details.map(({title, items}) => (
                <Facts key={title} title={title} items={items} />
              ))}
            </Section>
          ),
          quotes: quotes.length > 0 && (
            <Section spacing="tight" rule>
              <h2>
                <VisuallyHidden>What customers say</VisuallyHidden>
              </h2>
              <Voices quotes={quotes} />
            </Section>
          ),
          fit: (
            <Section spacing="tight" rule className={styles.fit}>
              <div>
                <SectionHead title={useCases.title} />
                <PerfectFor items={useCases.items} startsLabel="Starts with" />
              </div>
              <ToolList
                {...tools}
                pages={integrations.pages}
                action={{label: `All ${integrations.claim} integrations`, to: '/integrations'}}
              />
            </Section>
          ),
        }}
      />
    </>
  );
}
