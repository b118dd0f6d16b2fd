import {company} from '#src/content/company/company';
import {pricingPlans} from '#src/content/pricing/plans';
import {blogPosting, story} from '#src/lib/structured-data/articles';
import {organization, service, webSite} from '#src/lib/structured-data/company';
import {breadcrumbList, softwareOffers, toScript} from '#src/lib/structured-data/index';

const site = 'https://www.scalewell.example';
const config = {title: 'Scalewell', url: site};

test('breadcrumbs start at home, count from one, and omit the last address', () => {
  expect(
    breadcrumbList(site, [{label: 'Industries', to: '/industries'}, {label: 'Healthcare'}]).itemListElement,
  ).toEqual([
    {'@type': 'ListItem', position: 1, name: 'Home', item: `${site}/`},
    {'@type': 'ListItem', position: 2, name: 'Industries', item: `${site}/industries`},
    {'@type': 'ListItem', position: 3, name: 'Healthcare'},
  ]);
});

test('text cannot end the script element', () => {
  expect(toScript({'@type': 'Organization', name: '</script><b>'})).not.toContain('<');
});

test('every node refers to the same company, with its name', () => {
  const id = organization({...company, url: site})['@id'];
  const post = {title: 'T', excerpt: 'E', to: '/blog/t', category: 'Sales', date: '2025-10-02'};
  const writer = {name: 'Maya Okafor', to: '/blog/authors/maya-okafor', role: 'Head of sales'};
  const same = {
    '@type': 'Organization',
    '@id': id,
    name: 'Scalewell',
    url: `${site}/`,
    logo: `${site}/icons/icon-512.png`,
  };
  expect(webSite('Scalewell', site).publisher).toEqual(same);
  expect(service(config, {name: 'SEO', description: 'Repairs', path: '/services/seo'}).provider).toEqual(same);
  const caseStudy = story(config, {headline: 'H', description: 'D', section: 'Insurance', path: '/c#i'});
  expect([caseStudy.author, caseStudy.publisher]).toEqual([same, same]);
  expect(blogPosting(config, {...post, writer}).publisher).toEqual(same);
  expect(softwareOffers('Scalewell', site, pricingPlans).publisher).toEqual(same);
});

test('a case study has its anchor on the page, and the page’s picture', () => {
  const facts = {headline: 'H', description: 'D', section: 'Insurance', path: '/case-studies#i'};
  expect(story(config, facts)).toMatchObject({url: `${site}/case-studies#i`, image: `${site}/og/case-studies.png`});
});

test('an article has its last change if it differs from its publication date', () => {
  const writer = {name: 'Maya Okafor', to: '/blog/authors/maya-okafor', role: 'Head of sales'};
  const post = {title: 'T', excerpt: 'E', to: '/blog/t', category: 'Sales', date: '2025-10-02', writer};
  const changed = (updatedAt?: number) => blogPosting(config, {...post, updatedAt}).dateModified;
  expect(changed(Date.UTC(2026, 0, 5, 23))).toBe('2026-01-05');
  expect(changed(Date.UTC(2025, 9, 2, 23))).toBeUndefined();
  expect(changed()).toBeUndefined();
});
