import {pricingPlans} from '#src/content/pricing/plans';
import {company} from '#src/content/company/company';
import {openBuiltPage} from '../support/built-page';
import {sitemapPaths} from '../support/built-site';

type Question = {name: string; acceptedAnswer: {text: string}};
type Crumb = {position: number; name: string; item?: string};
type Offer = {name: string; price?: string; priceCurrency?: string; url: string};

// found.test.ts compares each question and answer with the page.

/** Pages with breadcrumbs. */
const trailed = /^\/(?:solutions|services|industries)\/.|^\/billing-faq$/;

test.each(
  sitemapPaths().filter(
    (path) => trailed.test(path) || ['/pricing', '/demo', '/', '/faq', '/billing-faq'].includes(path),
  ),
)('%s has structured data that matches the page', (path) => {
  const page = openBuiltPage(path);
  const questions = page.data.filter((node) => node['@type'] === 'FAQPage');
  expect(questions).toHaveLength(1);
  const asked = questions[0]?.['mainEntity'] as Question[];
  for (const {acceptedAnswer} of asked) expect(acceptedAnswer.text.length).toBeGreaterThan(20);
  expect(asked.map(({name}) => name)).toEqual(page.texts('main summary'));

  const trails = page.data.filter((node) => node['@type'] === 'BreadcrumbList');
  expect(trails).toHaveLength(trailed.test(path) ? 1 : 0);
  const shown = page.texts('nav[aria-label="Breadcrumb"] li');
  const crumbs = (trails[0]?.['itemListElement'] ?? []) as Crumb[];
  expect(crumbs.at(-1)?.item).toBeUndefined();
  for (const {position, name, item} of crumbs) {
    expect(shown[position - 1]).toContain(name);
    if (item !== undefined) expect(item).toMatch(new RegExp(`^${company.url}/`));
  }
});

test('/pricing has its four plans at the displayed prices', () => {
  const page = openBuiltPage('/pricing');
  const offers = page.data.find((node) => node['@type'] === 'SoftwareApplication')?.['offers'] as Offer[];
  expect(offers.map(({name}) => name)).toEqual(pricingPlans.map(({name}) => name));
  expect(offers.map(({price}) => price)).toEqual(['259', '497', '1099', undefined]);
  expect(page.texts('#plans article :is(h2, h3)')).toEqual(offers.map(({name}) => name));
  for (const [at, {price}] of pricingPlans.entries()) expect(page.texts('#plans article')[at]).toContain(price);
  for (const {price, priceCurrency, url} of offers) {
    expect(url).toBe(`${company.url}/pricing`);
    expect(priceCurrency).toBe(price === undefined ? undefined : 'USD');
  }
});

test('an article has its author, dates and picture', () => {
  const posting = openBuiltPage('/blog/what-a-no-show-really-costs').data.find(
    (node) => node['@type'] === 'BlogPosting',
  );
  expect(posting).toMatchObject({
    headline: 'What a no-show really costs: a worksheet',
    url: `${company.url}/blog/what-a-no-show-really-costs`,
    datePublished: expect.stringMatching(/^2026-08-18/),
    author: {name: 'Grace Tolliver'},
  });
});

test('MDX facts are resolved in structured data', () => {
  expect(JSON.stringify(openBuiltPage('/faq').data)).toContain(company.supportEmail);
});
