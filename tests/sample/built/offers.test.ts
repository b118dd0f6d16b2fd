import {demoLinkAttribute} from '#src/lib/demo-dialog';
import {openBuiltPage} from '../../support/built-page';
import {industryPages, servicePages, solutionPages} from '../../support/families';

/** Pages whose See Features scrolls to their own section; others link to /features. */
const ownFeatures = ['manage-pipelines', 'reporting-analytics'];

/** Weeks on the pages that show a plan instead of three steps. */
const weeks: Record<string, number> = {'strategic-planning': 4, 'implementation-integration': 5};

/** Claims in the specification, verbatim. Other industries choose their own. */
const industryClaims: Readonly<Record<string, readonly string[]>> = {
  automotive: ['35% more conversion', '50% better retention', '60% fewer admin tasks'],
  'lead-generation': ['3x more qualified leads', '45% higher conversion', '75% less manual follow-up'],
  'real-estate': ['40% more deals per agent', '60% better client satisfaction', '50% less admin time'],
  insurance: ['30% more policy sales', '85% better renewal rates', '70% fewer compliance issues'],
  healthcare: ['25% better patient satisfaction', '40% fewer no-shows', '30% better care plan adherence'],
};

const offers = [...solutionPages, ...servicePages].map(({path, content}) => [path, content] as const);

test.each(offers)('%s shows every section of its layout', (address, offer) => {
  const {slug, name, hero, signature, features, tools, useCases, quotes, faq, closing} = offer;
  const page = openBuiltPage(address);
  expect(page.values('nav[aria-label="Breadcrumb"] a', 'href')).toEqual(['/', address.replace(/^\/(\w+)\/.+/, '/#$1')]);
  expect(page.texts('nav[aria-label="Breadcrumb"] [aria-current="page"]')).toEqual([name]);
  expect(page.texts('main > section:first-of-type ul > li')).toEqual(expect.arrayContaining([...hero.checks]));
  expect(page.values('main > section:first-of-type button', 'commandfor')).toEqual(['demo-dialog']);

  const steps = page.values('#process fieldset > input', 'aria-label');
  expect(steps).toHaveLength(weeks[slug] ?? 3);
  if (slug in weeks) for (const [at, step] of steps.entries()) expect(step).toContain(`Week ${String(at + 1)}`);
  expect(page.texts('#process fieldset h3 + p')).toEqual(signature.steps.map(({description}) => description));
  const drawn = 'pictures' in signature.frame ? (signature.frame.pictures ?? []) : [];
  const labels = drawn.flatMap((picture) => (picture ? [picture.label] : []));
  const shown = page.values('#process [role="img"]', 'aria-label');
  expect(labels.filter((label) => !shown.includes(label))).toEqual([]);

  const titles = features.items.toSorted((a, b) => Number(!a.picture) - Number(!b.picture));
  expect(page.texts('#features h3')).toEqual(titles.map(({title}) => title));
  expect([hero.checks, features.items, tools.items, useCases.items].map(({length}) => length)).toEqual([3, 8, 12, 4]);
  const items = page.texts('main li').join('\n');
  for (const tool of tools.items) expect(items).toContain(tool.name);
  const links = page.values('main a', 'href');
  for (const {to} of useCases.items) expect(links).toContain(to);
  expect(links).toContain(ownFeatures.includes(slug) ? '#features' : '/features');
  expect(page.count('main figure blockquote')).toBe(3);
  const captions = page.texts('figcaption').join('\n');
  expect(quotes).toHaveLength(3);
  for (const {author, role} of quotes) expect(captions).toMatch(new RegExp(`${author}.*${role}`));
  expect(page.texts('#faq summary')).toEqual(faq.items.map(({question}) => question));
  expect(page.texts('main > section:last-of-type :is(a, button)')).toContain(closing.action.label);
});

test.each(industryPages.map(({path, content}) => [path, content] as const))(
  '%s shows its counts, its claims and its actions',
  (address, {slug, closing}) => {
    const page = openBuiltPage(address);
    const [features, figures] = slug === 'ecommerce-retail' ? [12, 4] : [6, 3];
    expect([page.count('#features li'), page.count('#features li a')]).toEqual([features, features]);
    const [numbers, labels] = [page.texts('#results dd'), page.texts('#results dt')];
    const read = labels.map((label, at) => `${numbers[at] ?? ''} ${label}`).slice(0, figures);
    expect(read).toHaveLength(figures);
    if (industryClaims[slug]) expect(read).toEqual(industryClaims[slug]);
    expect(page.count('#faq details')).toBe(5);
    const pictures = page.values('main > section:first-of-type [role="img"]', 'aria-label');
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter((label) => !/[.!?]”?$/.test(label))).toEqual([]);
    expect(page.values('main > section:first-of-type button', 'commandfor')).toContain('demo-dialog');
    expect(page.values('main > section:first-of-type a', 'href')).toContain('#day');
    const {action} = closing;
    expect(page.texts('main > section:last-of-type :is(a, button)')).toContain(action.label);
    const opens = 'opensDemo' in action && action.opensDemo ? 'is' : 'not';
    const links = page.values(`main > section:last-of-type a:${opens}([${demoLinkAttribute}])`, 'href');
    if ('to' in action) expect(links).toContain(action.to);
  },
);

test('the closing of an industry links to its customer’s story', () => {
  const page = openBuiltPage('/industries/healthcare');
  expect(page.values('main > section:last-of-type a', 'href')).toContain('/case-studies/clearwater-dental');
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

test('the index pages link to the pages of their area, and list what services include', () => {
  expect(industryPages.length).toBeGreaterThanOrEqual(9);
  expect(openBuiltPage('/industries').values('main h2 a', 'href')).toEqual(industryPages.map(({path}) => path));
  expect(openBuiltPage('/solutions').values('main h2 a', 'href')).toEqual(
    ['sell-products-online', 'book-more-clients', 'automate-sales-marketing', 'scale-operations'].map(
      (slug) => `/solutions/${slug}`,
    ),
  );
  expect(openBuiltPage('/services').count('main ul > li')).toBe(28);
});
