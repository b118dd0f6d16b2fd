import {openBuiltPage} from '../support/built-page';
import {industryPages, servicePages, solutionPages} from '../support/families';
import {countsOf, industryClaims, industryClosings, otherTrades} from '../support/industry-facts';

/** Pages whose See Features scrolls to their own section; others link to /features. */
const ownFeatures = ['manage-pipelines', 'reporting-analytics'];

/** Weeks on the pages that show a plan instead of three steps. */
const weeks: Record<string, number> = {'strategic-planning': 4, 'implementation-integration': 5};

const offers = [...solutionPages, ...servicePages].map(({path, content}) => [path, content] as const);

test.each(offers)('%s shows every section of its layout', (address, offer) => {
  const {slug, name, hero, features, tools, useCases, quotes, faq, closing} = offer;
  const page = openBuiltPage(address);
  expect(page.values('nav[aria-label="Breadcrumb"] a', 'href')).toEqual(['/', address.replace(/^\/(\w+)\/.+/, '/#$1')]);
  expect(page.texts('nav[aria-label="Breadcrumb"] [aria-current="page"]')).toEqual([name]);
  expect(page.texts('main > section:first-of-type ul > li')).toEqual(expect.arrayContaining([...hero.checks]));
  expect(page.values('main > section:first-of-type button', 'commandfor')).toEqual(['demo-dialog']);

  const steps = page.texts('#process ol > li');
  expect(steps).toHaveLength(weeks[slug] ?? 3);
  if (slug in weeks) for (const [at, step] of steps.entries()) expect(step).toContain(`Week ${String(at + 1)}`);
  else
    expect(
      page.values('#process ol > li [role="img"]', 'aria-label').filter((label) => label.endsWith('.')),
    ).toHaveLength(3);

  expect(page.texts('#features h3')).toEqual(features.items.map(({title}) => title));
  expect([hero.checks, features.items, tools.items, useCases.items].map(({length}) => length)).toEqual([3, 8, 12, 4]);
  const items = page.texts('main li').join('\n');
  for (const tool of tools.items) expect(items).toContain(tool.name);
  const links = page.values('main a', 'href');
  for (const {to} of useCases.items) expect(links).toContain(to);
  expect(links).toContain(ownFeatures.includes(slug) ? '#features' : '/features');
  expect(page.count('main figure blockquote')).toBe(3);
  const captions = page.texts('figcaption').join('\n');
  for (const {author, role} of quotes) expect(captions).toMatch(new RegExp(`${author}.*${role}`));
  expect(page.texts('#faq summary')).toEqual(faq.items.map(({question}) => question));
  expect(page.texts('main > section:last-of-type :is(a, button)')).toContain(closing.action.label);
});

test.each(Object.entries(industryClosings))(
  '/industries/%s shows its counts, its claims and its actions',
  (slug, closing) => {
    const page = openBuiltPage(`/industries/${slug}`);
    const {features, figures, questions} = countsOf(slug);
    expect([page.count('#features li'), page.count('#features li a')]).toEqual([features, features]);
    const [numbers, labels] = [page.texts('main dl:first-of-type dd'), page.texts('main dl:first-of-type dt')];
    const read = labels.map((label, at) => `${numbers[at] ?? ''} ${label}`).slice(0, figures);
    expect(read).toHaveLength(figures);
    if (industryClaims[slug]) expect(read).toEqual(industryClaims[slug]);
    expect(page.count('#faq details')).toBe(questions);
    const pictures = page.values('main > section:first-of-type [role="img"]', 'aria-label');
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter((label) => !/\d.*\.$/.test(label))).toEqual([]);
    expect(page.values('main > section:first-of-type button', 'commandfor')).toContain('demo-dialog');
    expect(page.texts('main > section:last-of-type :is(a, button)')).toContain(closing.label);
  },
);

test('other industries lists the ten trades of the specification', () => {
  expect(openBuiltPage('/industries/other').texts('#trades h3')).toEqual([...otherTrades]);
});

test('the lead-generation page links e-commerce visitors to their page, at the top and bottom', () => {
  const page = openBuiltPage('/industries/lead-generation');
  for (const place of ['first', 'last'])
    expect(page.values(`main > section:${place}-of-type a`, 'href')).toContain('/industries/ecommerce-retail');
});

test('/solutions/ecommerce-retail is the e-commerce page', () => {
  const second = openBuiltPage('/solutions/ecommerce-retail');
  expect(second.texts('main')).toEqual(openBuiltPage('/industries/ecommerce-retail').texts('main'));
});

test('the index pages link to every page of their area, services by their names in the specification', () => {
  expect(industryPages.length).toBeGreaterThanOrEqual(9);
  expect(openBuiltPage('/industries').values('main h2 a', 'href')).toEqual(industryPages.map(({path}) => path));
  expect(openBuiltPage('/solutions').values('main h2 a', 'href')).toEqual(
    ['sell-products-online', 'book-more-clients', 'automate-sales-marketing', 'scale-operations'].map(
      (slug) => `/solutions/${slug}`,
    ),
  );
  const page = openBuiltPage('/services');
  expect(page.texts('main section h2').filter((title) => title.includes('&'))).toEqual([
    'Websites & Branding',
    'Social Media & Ads',
    'Content & Creative',
    'CRM Automation & Funnels',
    'SEO & Growth',
  ]);
  expect(page.count('main ul > li')).toBe(20);
  const targets = page.values('main button', 'commandfor');
  const labels = page.texts('main button').filter((_, at) => targets[at] === 'demo-dialog');
  expect(labels.filter((label) => label.startsWith('Learn More'))).toHaveLength(5);
  expect(labels).toEqual(expect.arrayContaining(['Discuss Your Needs', 'Schedule a Consultation']));
});
