import {caseStudies} from '#src/content/case-studies/registry';
import {industryIndex} from '#src/content/industries/index-page';
import type {IndustryContent, Stat} from '#src/content/types';
import {textsOf, wordRuns} from '../support/copy';
import {fittingDescription, longerThan, notPlain, repeated, sharedBetweenPages} from '../support/copy-rules';
import {industries, industryPages} from '../support/families';
import {
  bookDemo,
  countsOf,
  expert,
  industryClaims,
  industryClosings,
  liveDemo,
  otherTrades,
} from '../support/industry-facts';
import {contradictions} from '../support/picture-sums';
import {listFiles, readText} from '../support/source-tree';

/** Facts of section 9 of the specification that belong to a trade: whoever asks there must find them. */
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

/** Pages whose specification asks for a sample dashboard panel. */
const dashboards = ['professional-services', 'hospitality', 'other'];

/** The one headline over the limit: design.md gives it as its example of good copy. */
const longHeadline = 'A full schedule, and a front desk that can look up';

function print(stats: readonly Stat[]): string[] {
  return stats.map(({figure, label}) => `${figure} ${label}`);
}

function bySlug(slug: string): IndustryContent {
  const found = industries.find((industry) => industry.slug === slug);
  if (!found) throw new Error(`No file of src/content/industries has the slug “${slug}”.`);
  return found;
}

describe('industries', () => {
  test.each<[string, (industry: IndustryContent) => string]>([
    ['slug', ({slug}) => slug],
    ['name', ({name}) => name],
    ['page title', ({meta}) => meta.title],
    ['description', ({meta}) => meta.description],
    ['headline', ({hero}) => hero.title],
    ['quoted person', ({quote}) => quote.author],
    ['quoted company', ({quote}) => quote.company],
  ])('no two industries share a %s: reword one of them', (_, read) => {
    const values = industries.map(read);
    expect(repeated(values)).toEqual([]);
  });

  test('descriptions have 50 to 170 characters', () => {
    const metas = [industryIndex.meta, ...industries.map(({meta}) => meta)];
    const wrong = metas.filter(({description}) => !fittingDescription.test(description));
    expect(wrong.map(({title, description}) => `${title} has ${description.length}`)).toEqual([]);
  });
});

describe.each(industries.map((industry) => [industry.slug, industry] as const))('%s', (slug, industry) => {
  const {hero, stats, features, day, faq, quote, closing} = industry;

  test('has the counts of the specification', () => {
    expect({features: features.items.length, figures: stats.length, questions: faq.items.length}).toEqual(
      countsOf(slug),
    );
  });

  test('prints the claims of the specification word for word', () => {
    expect(print(stats)).toEqual(industryClaims[slug] ?? print(stats));
  });

  test('opens with Book a Demo, then a link down to the day', () => {
    expect(hero.actions.slice(0, 2)).toEqual([bookDemo, {label: 'See a Day', to: '#day'}]);
  });

  test('closes with the action that the specification gives; one of your own books a demo or leads to contact', () => {
    expect([
      industryClosings[slug] ?? bookDemo,
      ...(slug in industryClosings ? [] : [liveDemo, expert]),
    ]).toContainEqual(closing.action);
  });

  test('tells one Thursday in five hours or more', () => {
    expect(day.title).toMatch(/^One Thursday at /);
    expect(day.items.length).toBeGreaterThanOrEqual(5);
  });

  test('keeps to the lengths of design.md section 7', () => {
    const titles = [hero.title, features.title, day.title, industry.trades?.title, faq.title, closing.title];
    const headlines = titles.filter((title) => title !== longHeadline);
    const supporting = [hero.lead, features.aside, day.text, industry.trades?.aside, closing.text];
    const cards = [...features.items, ...(industry.trades?.items ?? [])];
    const buttons = [...hero.actions, closing.action];
    expect([
      ...longerThan(9, headlines),
      ...longerThan(30, [...supporting, ...day.items.map(({description}) => description)]),
      ...longerThan(
        15,
        cards.map(({description}) => description),
      ),
      ...longerThan(
        4,
        buttons.map(({label}) => label),
      ),
    ]).toEqual([]);
  });

  test('says it plainly: no hype, exclamation marks, character icons or straight quotes', () => {
    const wrong = notPlain(textsOf(industry));
    expect(wrong).toEqual([]);
  });

  test('writes the quote without quotation marks: the page sets them', () => {
    expect(quote.content).not.toMatch(/^[“"]|[”"]$/);
  });

  test('asks no question about billing: one such question shows the link to the billing FAQ', () => {
    expect(faq.items.filter(({question}) => /\bbilling\b/i.test(question))).toEqual([]);
  });

  test('links every feature or none, only to addresses of this site', () => {
    const targets = features.items.map(({to}) => to ?? '');
    expect(targets.filter((to) => !/^\/[a-z]/.test(to)).length % targets.length).toBe(0);
  });

  test('shows a picture whose numbers add up; correct the picture or its parts', () => {
    expect(contradictions(hero.picture)).toEqual([]);
  });
});

describe('single pages', () => {
  test.each(Object.entries(facts))('%s answers with the facts of section 9 that belong to it', (slug, expected) => {
    const answers = bySlug(slug)
      .faq.items.map(({answer}) => answer)
      .join(' ');
    expect(expected.filter((fact) => !answers.includes(fact))).toEqual([]);
  });

  test.each(caseStudies.map(({slug}) => slug))('%s leads to its case study from the end of the page', (slug) => {
    const targets = (bySlug(slug).closing.links ?? []).map((link) => ('to' in link ? link.to : ''));
    expect(targets).toContain(`/case-studies#${slug}`);
  });

  test('the lead-generation page shows a link to e-commerce, above and below', () => {
    const {hero, closing} = bySlug('lead-generation');
    for (const actions of [hero.actions, closing.links ?? []]) {
      expect(actions.map((action) => ('to' in action ? action.to : ''))).toContain('/industries/ecommerce-retail');
    }
  });

  test('other industries lists the ten trades of the specification; no other page lists any', () => {
    expect(bySlug('other').trades?.items.map(({title}) => title)).toEqual(otherTrades);
    expect(industries.filter(({slug, trades: listed}) => listed && slug !== 'other')).toEqual([]);
  });

  test.each(dashboards)('%s shows a sample dashboard', (slug) => {
    expect(['analytics', 'report']).toContain(bySlug(slug).hero.picture.kind);
  });

  test('no prose counts the industries: the next file in the folder would make the number wrong', () => {
    const number = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)';
    const counted = new RegExp(`\\b${number} (?:\\w+ )?(?:trades|industries)\\b`, 'gi');
    const prose = listFiles(['docs', 'blog', 'src/content/faq', 'src/pages'], ['.mdx']);
    const wrong = prose.flatMap((file) => Array.from(readText(file).matchAll(counted), ([text]) => `${file}: ${text}`));
    expect(wrong).toEqual([]);
  });

  test('the index keeps to the lengths of design.md section 7', () => {
    const {title, aside, closing} = industryIndex;
    expect([
      ...longerThan(9, [title, closing.title]),
      ...longerThan(30, [aside, closing.text, ...industryPages.map(({card}) => card.row?.description)]),
    ]).toEqual([]);
  });

  test('the small pictures of the index add up', () => {
    expect(industryPages.flatMap(({card}) => (card.row ? contradictions(card.row.picture) : []))).toEqual([]);
  });
});

describe('each industry in its own words', () => {
  const cards = industryPages.map(({card}) => card);
  const pages = [
    ...industries.map((content) => ({slug: content.slug, content})),
    {slug: 'the index', content: {...industryIndex, cards}},
  ];

  test('no text over 40 characters stands on two pages: write it anew for one of them', () => {
    expect(sharedBetweenPages(pages, (text) => (text.length > 40 ? [text] : []))).toEqual([]);
  });

  test('no run of seven words occurs on two pages: that is one sentence with its nouns swapped', () => {
    expect(sharedBetweenPages(pages, (text) => wordRuns(text, 7))).toEqual([]);
  });
});
