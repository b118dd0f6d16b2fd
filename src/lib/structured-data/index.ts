import {companyReference, type Site} from './company';
import type {NodeOf, StructuredNode} from './types';

export type Crumb = {label: string; to?: string};

/**
 * BreadcrumbList of the breadcrumbs on a page (https://schema.org/BreadcrumbList). `siteUrl` has no trailing slash. The
 * last item is the page itself and has no URL.
 */
export function breadcrumbList(siteUrl: string, crumbs: readonly Crumb[]): NodeOf<'BreadcrumbList'> {
  const trail: readonly Crumb[] = [{label: 'Home', to: '/'}, ...crumbs];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({label, to}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to !== undefined && {item: `${siteUrl}${to}`}),
    })),
  };
}

/** FAQPage of the questions on a page (https://schema.org/FAQPage). */
export function faqPage(items: readonly {question: string; answer: string}[]): NodeOf<'FAQPage'> {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({question, answer}) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {'@type': 'Answer', text: answer},
    })),
  };
}

/** A plan as displayed; the price is an amount in dollars or a word such as `Custom`. */
export type PricedPlan = {name: string; price: string; description: string};

/** Amount in dollars of a displayed price; `undefined` for a quote. */
function readPrice(price: string): string | undefined {
  return /^\$([\d,]+)$/.exec(price)?.[1]?.replaceAll(',', '');
}

/** The product (https://schema.org/SoftwareApplication): the same one on each page that names its features or plans. */
export function software(site: Site, features: readonly string[] = []): NodeOf<'SoftwareApplication'> {
  return {
    '@type': 'SoftwareApplication',
    '@id': `${site.url}/#software`,
    name: site.title,
    url: `${site.url}/`,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    publisher: companyReference(site),
    ...(features.length > 0 && {featureList: features}),
  };
}

/** The product and its free trial. */
export function softwareTrial(site: Site, name: string, description: string): NodeOf<'SoftwareApplication'> {
  const url = `${site.url}/trial`;
  return {...software(site), offers: {'@type': 'Offer', name, description, url, price: '0', priceCurrency: 'USD'}};
}

/** The product with one offer per plan. Prices are in dollars per month; a quoted plan has an offer without a price. */
export function softwareOffers(site: Site, plans: readonly PricedPlan[]): NodeOf<'SoftwareApplication'> {
  return {
    ...software(site),
    offers: plans.map((plan) => {
      const price = readPrice(plan.price);
      return {
        '@type': 'Offer',
        name: plan.name,
        description: plan.description,
        url: `${site.url}/pricing`,
        ...(price !== undefined && {
          price,
          priceCurrency: 'USD',
          priceSpecification: {'@type': 'UnitPriceSpecification', price, priceCurrency: 'USD', unitCode: 'MON'},
        }),
      };
    }),
  };
}

/** Script text of a node. `<` is escaped so no text can end the script element. */
export function toScript(node: StructuredNode): string {
  return JSON.stringify({'@context': 'https://schema.org', ...node}).replaceAll('<', '\\u003c');
}
