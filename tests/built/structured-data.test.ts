import {company} from '#src/content/company/company';
import plans from '#src/content/settings/plans.json' with {type: 'json'};
import {findFaults, isBrokenLink, openBuiltPage} from '../support/built-page';
import {type DataNode, sitemapPaths} from '../support/built-site';
import {countWords} from '../support/copy';

type Required = Readonly<Record<string, readonly string[]>>;

/** Required properties per type, from Google's documentation and schema.org. */
const required: Required = {
  AboutPage: ['name', 'url', 'publisher'],
  CollectionPage: ['name', 'url', 'publisher', 'mainEntity'],
  ContactPage: ['name', 'url', 'publisher'],
  WebPage: ['name', 'url', 'publisher'],
  Organization: ['@id', 'name', 'url', 'logo', 'email', 'telephone', 'foundingDate', 'contactPoint'],
  WebSite: ['name', 'url', 'publisher', 'inLanguage', 'potentialAction'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  SoftwareApplication: ['name', 'applicationCategory', 'operatingSystem', 'publisher'],
  Service: ['name', 'serviceType', 'description', 'url', 'provider'],
  Article: ['headline', 'description', 'url', 'mainEntityOfPage', 'image', 'datePublished', 'author', 'publisher'],
  BlogPosting: ['headline', 'description', 'url', 'mainEntityOfPage', 'image', 'datePublished', 'author', 'publisher'],
};

/** Required properties of nested nodes. */
const requiredInside: Required = {
  Answer: ['text'],
  ContactPoint: ['contactType', 'email', 'telephone'],
  EntryPoint: ['urlTemplate'],
  ImageObject: ['url', 'width', 'height'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  Offer: ['name', 'description', 'url'],
  Organization: ['@id', 'name', 'url', 'logo'],
  Person: ['name', 'jobTitle'],
  Question: ['name', 'acceptedAnswer'],
  SearchAction: ['target', 'query-input'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'unitCode'],
};

/** Properties whose text must be on the page. */
const claims = new Set(['name', 'text', 'headline', 'description', 'articleSection', 'price', 'email', 'telephone']);

/** Text without spaces and thousands separators, which differ between data and page. */
const removeSpaces = (text: string): string => text.replace(/[\s,\u00a0\u200b]+/g, '');

const isNode = (value: unknown): value is DataNode => typeof value === 'object' && value !== null;

/** Nested nodes, at any depth. */
function listParts(value: unknown): DataNode[] {
  const inside = isNode(value) ? Object.values(value) : [];
  return inside.flatMap((part) => [...(isNode(part) && !Array.isArray(part) ? [part] : []), ...listParts(part)]);
}

/** All texts in a node, each with its property. */
function listTexts(value: unknown, property = ''): [property: string, text: string][] {
  if (typeof value === 'string') return [[property, value]];
  if (Array.isArray(value)) return value.flatMap((item) => listTexts(item, property));
  return isNode(value) ? Object.entries(value).flatMap(([key, item]) => listTexts(item, key)) : [];
}

/** Whether an address is neither the vocabulary nor a page, file or anchor of this site. */
function isBroken(address: string): boolean {
  if (address === 'https://schema.org') return false;
  // These anchors are names of nodes.
  return !address.startsWith(company.url) || isBrokenLink(address.replace(/#(?:organization|software|website)$/, ''));
}

test('structured data is valid, complete and on the page, and contains no reviews', () => {
  const seen = new Set<string>();
  const seenInside = new Set<string>();
  const addresses = new Set<string>();
  const indexed = new Set(sitemapPaths());
  const wrong = findFaults(sitemapPaths(), ({data, texts}) => {
    const words = removeSpaces(texts('body').join(''));
    const findMissing = (node: DataNode, rules: Required, kinds: Set<string>): string[] => {
      const kind = node['@type'] ?? 'a part without a kind';
      kinds.add(kind);
      const missing = (rules[kind] ?? ['a rule in this test']).filter((name) => !(name in node));
      return missing.map((name) => `${kind} lacks ${name}`);
    };
    const kinds = data.map((node) => node['@type']);
    const listed = data
      .flatMap(listParts)
      .flatMap(({item, url, '@type': type}) => (type === 'ListItem' ? [item ?? url] : []));
    const unlisted = listed.filter(
      (to) => typeof to === 'string' && !to.includes('#') && !indexed.has(new URL(to).pathname),
    );
    return [
      ...(data.length === 0 ? ['has no structured data'] : []),
      ...unlisted.map((to) => `lists ${String(to)}, which is not indexed`),
      ...['FAQPage', 'BreadcrumbList'].filter((kind) => kinds.filter((type) => type === kind).length > 1),
      ...data.flatMap((node) => {
        const texts = listTexts(node);
        for (const [, text] of texts) if (/^https?:/.test(text) && !text.includes('{')) addresses.add(text);
        // An article's last breadcrumb is its category, and the site's name is in the logo.
        const hidden = texts.filter(([key, text]) => claims.has(key) && !words.includes(removeSpaces(text)));
        return [
          ...findMissing(node, required, seen),
          ...listParts(node).flatMap((part) => findMissing(part, requiredInside, seenInside)),
          ...hidden.map(([, text]) => `says “${text.slice(0, 80)}”, the page does not`),
          ...(/"(?:review|aggregateRating|ratingValue)"|"Review"/.exec(JSON.stringify(node)) ?? []),
        ];
      }),
    ];
  });
  expect(wrong).toEqual([]);
  expect([...seen].sort()).toEqual(Object.keys(required).sort());
  expect([...seenInside].sort()).toEqual(Object.keys(requiredInside).sort());
  expect(addresses.size).toBeGreaterThan(30);
  expect([...addresses].filter(isBroken)).toEqual([]);
});

test('the search URL on the home page leads to a page with that search field', () => {
  const site = openBuiltPage('/').data.find((node) => node['@type'] === 'WebSite');
  const [action] = listParts(site).filter((part) => part['@type'] === 'SearchAction');
  const [entry] = listParts(action);
  const template = new URL(String(entry?.['urlTemplate']));
  expect(action?.['query-input']).toBe('required name=search_term_string');
  expect(template.searchParams.get('q')).toBe('{search_term_string}');
  expect(openBuiltPage(template.pathname).count('input[name="q"]')).toBeGreaterThan(0);
});

type Question = {name: string; acceptedAnswer: {text: string}};
type Crumb = {position: number; name: string; item?: string};

/** Pages with breadcrumbs. */
const trailed = /^\/(?:solutions|services|industries)\/.|^\/billing-faq$/;

test.each(sitemapPaths().filter((path) => trailed.test(path) || ['/pricing', '/demo', '/', '/faq'].includes(path)))(
  '%s has structured data that matches the page',
  (path) => {
    const page = openBuiltPage(path);
    const questions = page.data.filter((node) => node['@type'] === 'FAQPage');
    expect(questions).toHaveLength(1);
    const asked = questions[0]?.['mainEntity'] as Question[];
    expect(asked.map(({name}) => name)).toEqual(page.texts('main details[name] summary'));
    // Say a little more, or cut it and link to a page for the rest.
    const [least, most] = path.endsWith('faq') ? [15, 90] : [4, Infinity];
    const words = asked.map(({acceptedAnswer: {text}}) => countWords(text));
    expect(words.filter((count) => count < least || count > most)).toEqual([]);

    const trails = page.data.filter((node) => node['@type'] === 'BreadcrumbList');
    expect(trails).toHaveLength(trailed.test(path) ? 1 : 0);
    const shown = page.texts('nav[aria-label="Breadcrumb"] li');
    const crumbs = (trails[0]?.['itemListElement'] ?? []) as Crumb[];
    expect(crumbs).toHaveLength(trailed.test(path) ? shown.length : 0);
    expect(crumbs.at(-1)?.item).toBeUndefined();
    for (const {position, name} of crumbs) expect(shown[position - 1]).toContain(name);
  },
);

test('/pricing has its four plans at the displayed prices', () => {
  const offers = openBuiltPage('/pricing').data.find((node) => node['@type'] === 'SoftwareApplication')?.['offers'];
  const [url, priceCurrency] = [`${company.url}/pricing`, 'USD'];
  expect(offers).toEqual([
    ...(['solo', 'team', 'pro'] as const).map((plan): unknown => {
      const price = plans.prices[plan].replaceAll(/\D/g, '');
      return expect.objectContaining({price, priceCurrency, url});
    }),
    expect.not.objectContaining({price: expect.anything()}),
  ]);
});
