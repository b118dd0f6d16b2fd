import {caseStudies} from '#src/content/case-studies/registry';
import {chairBoard} from '#src/content/pictures/industries/healthcare-chairs';
import {inn} from '#src/content/pictures/industries/hospitality-rooms';
import {insuranceLayout} from '#src/content/pictures/industries/insurance';
import type {IndustryContent} from '#src/content/types';
import {repeated} from '../support/copy-rules';
import {industries} from '../support/families';
import {bookDemo, expert, industryClosings, liveDemo} from '../support/industry-facts';
import {listFiles, readText} from '../support/source-tree';

/** Facts in section 9 of the specification that each industry's page must state. */
const facts: Record<string, string[]> = {
  automotive: ['Two to three weeks', 'At cost, on the monthly invoice', 'Add Credits'],
  'lead-generation': ['24 to 48 hours', 'one to two weeks', '14 days', '1,000 contacts', 'no credit card'],
  'real-estate': ['one to two weeks', 'no long-term contract', 'no cancellation fee'],
  insurance: ['30 days after termination', '90 days', 'up to one year', 'TLS 1.2+', 'AES-256', 'GDPR and SOC 2'],
  healthcare: ['HIPAA', 'TLS 1.2+', 'AES-256', 'one to two weeks'],
  'ecommerce-retail': ['100+ integrations', '30 to 60 days', '14 days', '1,000 contacts', 'immediately'],
  'professional-services': ['one to two weeks', 'five-week plan', 'PDF, Excel, CSV or PowerPoint', 'five minutes'],
  hospitality: ['Usage Rates', '24/7', 'next billing cycle', 'paid period ends'],
  other: ['three to five business days', '30-day timeline', '90 days or more', '2–5 minutes', '4–6 hours'],
};

/** Pages that need a sample dashboard, by the specification. */
const dashboards = ['professional-services', 'hospitality', 'other'];

function bySlug(slug: string): IndustryContent {
  const found = industries.find((industry) => industry.slug === slug);
  if (!found) throw new Error(`No file of src/content/industries has the slug “${slug}”.`);
  return found;
}

describe('industries', () => {
  test.each<[string, (industry: IndustryContent) => string]>([
    ['slug', ({slug}) => slug],
    ['name', ({name}) => name],
    ['headline', ({hero}) => hero.title],
    ['quoted person', ({quote}) => quote.author],
    ['quoted company', ({quote}) => quote.company],
  ])('no two industries share a %s: reword one of them', (_, read) => {
    const values = industries.map(read);
    expect(repeated(values)).toEqual([]);
  });
});

describe.each(industries.map((industry) => [industry.slug, industry] as const))('%s', (slug, industry) => {
  const {hero, features, day, faq, closing} = industry;

  test('starts with Book a Demo and a link to the day', () => {
    expect(hero.actions.slice(0, 2)).toEqual([bookDemo, {label: 'See a Day', to: '#day'}]);
  });

  test('ends with the action in the specification; other actions book a demo or link to contact', () => {
    expect([
      industryClosings[slug] ?? bookDemo,
      ...(slug in industryClosings ? [] : [liveDemo, expert]),
    ]).toContainEqual(closing.action);
  });

  test('has pictures for two features and, if hours have screens, one for each hour', () => {
    const titles = features.items.map(({title}) => title);
    expect(industry.layout.pictures.filter(({feature}) => !titles.includes(feature))).toEqual([]);
    const art = industry.layout.day;
    if ('pictures' in art) expect(art.pictures).toHaveLength(day.items.length);
  });

  test('describes a Thursday at five or more times of day', () => {
    expect(day.title).toMatch(/^One Thursday at /);
    expect(day.items.length).toBeGreaterThanOrEqual(5);
  });

  test('has no question about billing, which would show the link to the billing FAQ', () => {
    expect(faq.items.filter(({question}) => /\bbilling\b/i.test(question))).toEqual([]);
  });

  test('links all features or none, only to pages of this site', () => {
    const targets = features.items.map(({to}) => to ?? '');
    expect(targets.filter((to) => !/^\/[a-z]/.test(to)).length % targets.length).toBe(0);
  });
});

test('figures in pictures add up', () => {
  expect(insuranceLayout.closing).toMatchObject({kind: 'bars'});
  const premium = 'rows' in insuranceLayout.closing ? insuranceLayout.closing.rows : [];
  expect(premium.reduce((sum, row) => sum + ('value' in row ? row.value : 0), 0)).toBe(34_600);
  const tones = inn.floors.flatMap(({rooms}) => rooms.map(({tone}) => tone));
  expect(tones).toHaveLength(46);
  for (const {text, tone} of inn.legend) {
    expect(text).toMatch(new RegExp(`^${tones.filter((one) => one === tone).length} `));
  }
  const visits = chairBoard.visits.filter(({tone}) => tone !== 'done');
  const confirmed = visits.filter(({tone}) => tone === undefined);
  expect(chairBoard.chip.text).toBe(`${confirmed.length} of ${visits.length} confirmed`);
});

describe('single pages', () => {
  test.each(Object.entries(facts))('%s states its facts in section 9 of the specification', (slug, expected) => {
    const answers = bySlug(slug)
      .faq.items.map(({answer}) => answer)
      .join(' ');
    expect(expected.filter((fact) => !answers.includes(fact))).toEqual([]);
  });

  test.each(caseStudies.map(({slug}) => slug))('%s links to its case study at the end of the page', (slug) => {
    const targets = (bySlug(slug).closing.links ?? []).map((link) => ('to' in link ? link.to : ''));
    expect(targets).toContainEqual(expect.stringMatching(/^\/case-studies\/[a-z-]+$/));
  });

  test.each(dashboards)('%s shows a sample dashboard', (slug) => {
    expect(JSON.stringify(bySlug(slug).layout)).toMatch(/"kind":"(?:analytics|report)"/);
  });

  test('no text mentions the number of industries, which may change', () => {
    const number = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)';
    const counted = new RegExp(`\\b${number} (?:\\w+ )?(?:trades|industries)\\b`, 'gi');
    const prose = listFiles(['docs', 'blog', 'src/content/faq', 'src/pages'], ['.mdx']);
    const wrong = prose.flatMap((file) => Array.from(readText(file).matchAll(counted), ([text]) => `${file}: ${text}`));
    expect(wrong).toEqual([]);
  });
});
