import {servicesIndex} from '#src/content/services/index-page';
import {solutionsIndex} from '#src/content/solutions/index-page';
import type {Action, OfferContent} from '#src/content/types';
import type {Picture, PictureOf} from '#src/mocks/types';
import {createIndex} from '#src/plugins/page-families/lists';
import type {FamilyRow} from '#src/templates/IndexPage';
import {textsOf, wordRuns} from '../support/copy';
import {fittingDescription, longerThan, notPlain, repeated, sharedBetweenPages} from '../support/copy-rules';
import {industries, servicePages, services, solutionPages, solutions} from '../support/families';
import {contradictions} from '../support/picture-sums';

const offers = [...solutions, ...services];
const solutionList = createIndex(solutionPages);
const serviceList = createIndex(servicePages);

const bookDemo: Action = {label: 'Book a Demo', opensDemo: true};

/**
 * Closing actions of the specification: label, address, and whether the dialog opens. Its list of buttons that open the
 * dialog names Demo, Book a Demo, Schedule and Get Started; a label without one of these words only leads to /demo.
 */
const closings: Record<string, Action> = {
  'sell-products-online': {label: 'Start Selling Online', to: '/demo'},
  'book-more-clients': {label: 'Book More Clients', to: '/demo'},
  'automate-sales-marketing': {label: 'Automate My Marketing', to: '/demo'},
  'scale-operations': {label: 'Streamline My Operations', to: '/demo'},
  'manage-pipelines': bookDemo,
  'reporting-analytics': bookDemo,
  'websites-branding': {label: 'Request a Quote', to: '/contact-us'},
  'social-media-ads': {label: 'Request a Proposal', to: '/contact-us'},
  'content-creative': {label: 'Request a Proposal', to: '/contact-us'},
  'crm-automation-funnels': {label: 'Get a Live Demo', to: '/demo', opensDemo: true},
  'seo-growth': {label: 'Request an Audit', to: '/contact-us'},
  'strategic-planning': {label: 'Schedule a Strategy Call', opensDemo: true},
  'implementation-integration': bookDemo,
};

/** Pages whose See Features scrolls to their own section. */
const ownFeatures = ['manage-pipelines', 'reporting-analytics'];

/** Pages that show a week-by-week plan in place of the three steps. */
const plans: Record<string, string[]> = {
  'strategic-planning': ['Week 1', 'Week 2', 'Week 3', 'Week 4'],
  'implementation-integration': ['Week 1', 'Week 2', 'Week 3', 'Week 4', 'Week 5'],
};

/** Figures of section 9 of the specification that belong to a page. */
const facts: Record<string, string[]> = {
  'reporting-analytics': ['under 5 minutes', '30–60 days', '500+ businesses', 'PDF', 'Excel', 'CSV', 'PowerPoint'],
  'websites-branding': ['2–3 weeks', '4–6 weeks', '3 revision rounds', '2 revision rounds'],
  'content-creative': ['1–2 weeks', '2–3 weeks', '3–4 weeks', '4–6 weeks', 'You own all content assets'],
  'seo-growth': ['3–6 months', '6–12 months'],
  'strategic-planning': ['4 weeks', '30 minutes'],
  'implementation-integration': [
    'Weeks 1–2',
    'Weeks 2–3',
    'Weeks 3–4',
    'Weeks 4–5',
    '24–48 hours',
    '1–2 weeks',
    '2–3 weeks',
  ],
};

/** Lead times that must be answered in the FAQ, too. */
const answered: Record<string, string[]> = {
  'reporting-analytics': ['under 5 minutes', '30–60 days', 'PDF, Excel, CSV and PowerPoint'],
  'websites-branding': ['2–3 weeks', '4–6 weeks', 'Three revision rounds'],
  'content-creative': ['1–2 weeks', '2–3 weeks', '3–4 weeks', '4–6 weeks', 'You do'],
  'seo-growth': ['3–6 months', '6–12 months'],
  'implementation-integration': ['24–48 hours', '1–2 weeks', '2–3 weeks', '5-week'],
};

const pagesOfThisSite = new Set([
  '/case-studies',
  '/features',
  '/solutions/ecommerce-retail',
  ...industries.map(({slug}) => `/industries/${slug}`),
  ...[...solutionPages, ...servicePages].map(({path}) => path),
]);

/** The figure of a bar: `148 leads` is 148. */
function barFigure(value: string): number {
  return Number(/\d+(\.\d+)?/.exec(value.replaceAll(',', ''))?.[0]);
}

/** Bars are drawn against the longest one; bars that print a percentage are drawn as that percentage. */
function reportFaults({bars}: PictureOf<'report'>): string[] {
  const figures = bars.map(({value}) => barFigure(value));
  const most = bars.every(({value}) => value.includes('%')) ? 100 : Math.max(...figures);
  return bars
    .map(({name, share}, at) => ({name, share, expected: Math.round(((figures[at] ?? 0) / most) * 100)}))
    .filter(({share, expected}) => share !== expected)
    .map(({name, share, expected}) => `bar “${name}” has the share ${share}: make it ${expected}`);
}

function bookingFaults({note, open, selected, slots, selectedSlot, month, startsOn}: PictureOf<'booking'>): string[] {
  const firstWeekday = new Date(`1 ${month} UTC`).getUTCDay();
  return [
    ...(startsOn === firstWeekday ? [] : [`${month} starts on weekday ${firstWeekday} (Sunday is 0)`]),
    ...(note === `${open.length} days open` ? [] : [`the note must say “${open.length} days open”`]),
    ...(open.includes(selected) ? [] : ['the selected day is not among the open ones']),
    ...(slots.includes(selectedSlot) ? [] : ['the selected time is not among the slots']),
  ];
}

function pictureFaults(picture: Picture): string[] {
  if (picture.kind === 'report') return reportFaults(picture);
  if (picture.kind === 'booking') return bookingFaults(picture);
  return contradictions(picture);
}

function picturesOf({hero, howItWorks}: OfferContent): Picture[] {
  return [hero.picture, ...(howItWorks?.steps ?? []).map(({picture}) => picture)];
}

type Page = {slug: string; content: unknown};

/** The small pictures of an index are those of the offer itself. */
function textsOfRows(rows: readonly FamilyRow[]): Omit<FamilyRow, 'picture'>[] {
  return rows.map(({picture: _, ...row}) => row);
}

const offerPages: Page[] = offers.map((offer) => ({slug: offer.slug, content: offer}));
const indexPages: Page[] = [
  {slug: '/solutions', content: {...solutionsIndex, rows: textsOfRows(solutionList.rows)}},
  {slug: '/services', content: {...servicesIndex, rows: textsOfRows(serviceList.rows)}},
];
const pagesOfIndustries: Page[] = industries.map((industry) => ({slug: industry.slug, content: industry}));

describe('all offers', () => {
  test('the specification gives a closing action for each page: add one to this test with a new page', () => {
    expect(offers.map(({slug}) => slug).toSorted()).toEqual(Object.keys(closings).toSorted());
  });

  test.each<[string, (offer: OfferContent) => string[]]>([
    ['slug', ({slug}) => [slug]],
    ['name', ({name}) => [name]],
    ['page title', ({meta}) => [meta.title]],
    ['description', ({meta}) => [meta.description]],
    ['headline', ({hero}) => [hero.title]],
    ['heading over its features', ({features}) => [features.title]],
    ['heading over its tools', ({tools}) => [tools.title]],
    ['closing headline', ({closing}) => [closing.title]],
    ['question', ({faq}) => faq.items.map(({question}) => question)],
    ['quoted person', ({quotes}) => quotes.map(({author}) => author)],
    ['picture', (offer) => picturesOf(offer).map(({label}) => label)],
  ])('no two offers share a %s: reword one of them', (_, read) => {
    expect(repeated(offers.flatMap(read))).toEqual([]);
  });

  test('no text over 40 characters stands on two pages: write it anew for one of them', () => {
    const pages = [...offerPages, ...indexPages, ...pagesOfIndustries];
    expect(sharedBetweenPages(pages, (text) => (text.length > 40 ? [text] : []))).toEqual([]);
  });

  test('no run of seven words occurs on two pages: that is one sentence with its nouns swapped', () => {
    expect(sharedBetweenPages([...offerPages, ...indexPages], (text) => wordRuns(text, 7))).toEqual([]);
  });
});

describe.each(offers.map((offer) => [offer.slug, offer] as const))('%s', (slug, offer) => {
  const {hero, howItWorks, plan, features, tools, useCases, quotes, faq, closing} = offer;
  const lists = offer.lists ?? [];

  test('has the counts of the specification', () => {
    const planned = slug in plans;
    expect({
      checks: hero.checks.length,
      steps: howItWorks?.steps.length ?? 0,
      features: features.items.length,
      tools: tools.items.length,
      useCases: useCases.items.length,
      quotes: quotes.length,
    }).toEqual({checks: 3, steps: planned ? 0 : 3, features: 8, tools: 12, useCases: 4, quotes: 3});
    expect(plan?.items.map(({when}) => when) ?? []).toEqual(plans[slug] ?? []);
  });

  test('answers four to six questions, none on billing: such a question shows the link to the billing FAQ', () => {
    expect([4, 5, 6]).toContain(faq.items.length);
    expect(faq.items.filter(({question}) => /\bbilling\b/i.test(question))).toEqual([]);
  });

  test('opens with Book a Demo and See Features', () => {
    const target = ownFeatures.includes(slug) ? '#features' : '/features';
    expect(hero.actions).toEqual([bookDemo, {label: 'See Features', to: target}]);
  });

  test('closes with the label, address and behavior that the specification gives', () => {
    expect(closing.action).toEqual(closings[slug]);
  });

  test('states its figures of section 9 in `facts` or the hero, exactly as written there', () => {
    const stated = textsOf([offer.facts ?? [], hero.checks]).join(' | ');
    expect((facts[slug] ?? []).filter((fact) => !stated.includes(fact))).toEqual([]);
  });

  test('repeats its lead times in an answer: people look for them in the FAQ', () => {
    const answers = textsOf(faq.items).join(' | ');
    expect((answered[slug] ?? []).filter((fact) => !answers.includes(fact))).toEqual([]);
  });

  test('has a description of 50 to 170 characters and a title of 60 at most', () => {
    expect(offer.meta.description).toMatch(fittingDescription);
    expect(offer.meta.title.length).toBeLessThanOrEqual(60);
  });

  test('keeps to the lengths of design.md section 7', () => {
    const blocks = [howItWorks, plan, features, tools, useCases, faq, closing, hero, ...lists];
    const steps = [...(howItWorks?.steps ?? []), ...(plan?.items ?? [])];
    const cards = [...features.items, ...useCases.items, ...lists.flatMap(({items}) => items)];
    expect([
      ...longerThan(
        9,
        [...blocks, ...steps].map((block) => block?.title),
      ),
      ...longerThan(30, [hero.lead, features.aside, plan?.text, closing.text, ...lists.map(({text}) => text)]),
      ...longerThan(
        30,
        steps.map(({description}) => description),
      ),
      ...longerThan(
        15,
        cards.map(({description}) => description),
      ),
      ...longerThan(
        4,
        [...hero.actions, closing.action].map(({label}) => label),
      ),
    ]).toEqual([]);
  });

  test('says it plainly: no hype, exclamation marks, character icons or straight quotes', () => {
    const texts = textsOf(offer).filter((text) => text !== 'Streamline My Operations');
    expect(notPlain(texts)).toEqual([]);
  });

  test('writes quotes without quotation marks around them: the page sets those', () => {
    expect(quotes.filter(({content}) => /^[“"].*[”"]$/.test(content))).toEqual([]);
  });

  test('leads each use case to a different page that exists, and never to itself', () => {
    const targets = useCases.items.map(({to}) => to);
    expect(targets.filter((to) => !pagesOfThisSite.has(to) || to.endsWith(`/${slug}`))).toEqual([]);
    expect(repeated(targets)).toEqual([]);
  });

  test('names no tool, feature or use case twice', () => {
    const titles = [...features.items, ...useCases.items, ...lists.flatMap(({items}) => items)].map(({title}) => title);
    expect(repeated([...titles, ...tools.items.map(({name}) => name)])).toEqual([]);
  });

  test('shows pictures whose numbers add up, each described in one sentence or more', () => {
    expect(picturesOf(offer).flatMap(pictureFaults)).toEqual([]);
    expect(picturesOf(offer).filter(({label}) => label.length < 40 || !label.endsWith('.'))).toEqual([]);
  });

  test('marks two things as done in a picture at most: lime is a highlighter, so use `active` for the rest', () => {
    const limes = (picture: Picture) => textsOf(picture).filter((text) => text === 'done').length;
    expect(picturesOf(offer).filter((picture) => limes(picture) > 2)).toEqual([]);
  });
});

describe('the plans', () => {
  const find = (slug: string) => offers.find((offer) => offer.slug === slug);

  test('implementation gives its four phases in one line', () => {
    expect(find('implementation-integration')?.plan?.text).toBe(
      'Data migration: weeks 1–2. Integrations: weeks 2–3. Workflows: weeks 3–4. QA and go-live: weeks 4–5.',
    );
  });

  test('implementation lists integration types and a security section', () => {
    const titles = find('implementation-integration')?.lists?.map(({title}) => title);
    expect(titles).toEqual([expect.stringMatching(/^Integration types/), expect.stringMatching(/^Security/)]);
  });

  test('strategic planning hands over a deliverable each week, and lists benefits and deliverables', () => {
    const offer = find('strategic-planning');
    const without = offer?.plan?.items.filter(({description}) => !description?.includes('Deliverable'));
    expect(without).toEqual([]);
    expect(offer?.lists).toHaveLength(2);
  });
});

describe('index pages', () => {
  const indexes = [solutionsIndex, servicesIndex];

  test('solutions: four cards in the order of the specification', () => {
    const expected = solutions.slice(0, 4).map(({slug, name}) => ({title: name, to: `/solutions/${slug}`}));
    expect(solutionList.rows.map(({title, to}) => ({title, to}))).toEqual(expected);
  });

  test('solutions: the closing leads to the contact page', () => {
    expect(solutionsIndex.closing.action).toEqual({label: 'Talk to a Solutions Specialist', to: '/contact'});
  });

  test('services: five cards with the names of the specification, each with a feature list', () => {
    expect(serviceList.rows.map(({title}) => title)).toEqual([
      'Websites & Branding',
      'Social Media & Ads',
      'Content & Creative',
      'CRM Automation & Funnels',
      'SEO & Growth',
    ]);
    const pages = services.slice(0, 5).map(({slug}) => `/services/${slug}`);
    expect(serviceList.rows.map(({to}) => to)).toEqual(pages);
    expect(serviceList.rows.filter(({items}) => (items ?? []).length < 3)).toEqual([]);
  });

  test('services: Learn More and both buttons open the demo dialog and lead nowhere else', () => {
    expect(servicesIndex.rowAction).toEqual({label: 'Learn More', opensDemo: true});
    expect(servicesIndex.actions).toEqual([{label: 'Discuss Your Needs', opensDemo: true}]);
    expect(servicesIndex.closing.action).toEqual({label: 'Schedule a Consultation', opensDemo: true});
  });

  test('every other page is named below the rows, then what the specification adds', () => {
    expect(serviceList.others.map(({label}) => label)).toEqual(['Strategic planning', 'Implementation & integration']);
    expect(solutionList.others.map(({label}) => label)).toEqual(['Manage pipelines', 'Reporting & analytics']);
    expect(solutionsIndex.after?.actions).toEqual([{label: 'E-commerce & retail', to: '/solutions/ecommerce-retail'}]);
  });

  test.each(indexPages.map(({slug}, at) => [slug, at] as const))(
    '%s keeps to the lengths and the voice of design.md section 7',
    (_, at) => {
      const index = indexes[at];
      const rows = [solutionList, serviceList][at]?.rows ?? [];
      const description = index?.meta.description ?? '';
      expect(description).toMatch(fittingDescription);
      expect([
        ...longerThan(9, [index?.title, index?.closing.title]),
        ...longerThan(30, [index?.aside, index?.closing.text, ...rows.map((row) => row.description)]),
      ]).toEqual([]);
      expect(notPlain(textsOf([index, textsOfRows(rows)]))).toEqual([]);
    },
  );
});
