import {caseStudies} from '#src/content/case-studies/registry';
import {industryTabs} from '#src/content/industry-tabs/index';
import {insuranceLayout} from '#src/content/pictures/industries/insurance';
import type {IndustryContent, OfferContent} from '#src/content/schema/families';
import type {HeroArt} from '#src/content/schema/offer-layout';
import type {Action} from '#src/content/schema/page';
import type {Signature} from '#src/content/schema/signature';
import {solutionsIndex} from '#src/content/solutions/index-page';
import {places} from '#src/pictures/kinds/Place/places';
import {createIndex} from '#src/plugins/page-families/index';
import {repeated} from '../../support/copy';
import {industries, servicePages, services, solutionPages, solutions} from '../../support/families';
import {findPlaces, listFiles, readText} from '../../support/source-tree';

// tests/sample/built/offers.test.ts and tests/sample/built/specification.test.ts check what each page shows.

const offers = [...solutions, ...services];
const bySlug = <Page extends {slug: string}>(pages: readonly Page[]) => pages.map((page) => [page.slug, page] as const);

const bookDemo: Action = {label: 'Book a Demo', opensDemo: true};
const liveDemo: Action = {label: 'Get a Live Demo', to: '/demo', opensDemo: true};
const expert: Action = {label: 'Talk to an Expert', to: '/contact-us'};

/**
 * Closing actions in the specification: label, address, and whether the dialog opens. Its list of buttons that open the
 * dialog has Demo, Book a Demo, Schedule and Get Started; other labels only link to /demo.
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
  'crm-automation-funnels': liveDemo,
  'seo-growth': {label: 'Request an Audit', to: '/contact-us'},
  'strategic-planning': {label: 'Schedule a Strategy Call', opensDemo: true},
  'implementation-integration': bookDemo,
  automotive: bookDemo,
  'lead-generation': liveDemo,
  'real-estate': liveDemo,
  insurance: liveDemo,
  healthcare: liveDemo,
  'ecommerce-retail': {label: 'Start Your Free Demo', opensDemo: true},
  'professional-services': bookDemo,
  hospitality: bookDemo,
  other: expert,
};

/** Labels of all pictures: objects with a kind and a label. */
function labelsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const label = 'kind' in value && 'label' in value && typeof value.label === 'string' ? [value.label] : [];
  return [...label, ...Object.values(value).flatMap(labelsOf)];
}

test.each<[string, (offer: OfferContent) => string[]]>([
  ['name', ({name}) => [name]],
  ['headline', ({hero}) => [hero.title]],
  ['heading over its features', ({features}) => [features.title]],
  ['heading over its tools', ({tools}) => [tools.title]],
  ['closing headline', ({closing}) => [closing.title]],
  ['question', ({faq}) => faq.items.map(({question}) => question)],
  ['quoted person', ({quotes}) => quotes.map(({author}) => author)],
  ['picture', ({hero, signature, features, closing}) => labelsOf([hero, signature, features, closing])],
])('no two offers share a %s: reword one of them', (_, read) => {
  expect(repeated(offers.flatMap(read))).toEqual([]);
});

test.each<[string, (industry: IndustryContent) => string]>([
  ['name', ({name}) => name],
  ['headline', ({hero}) => hero.title],
  ['quoted person', ({quote}) => quote.author],
  ['quoted company', ({quote}) => quote.company],
])('no two industries share a %s: reword one of them', (_, read) => {
  expect(repeated(industries.map(read))).toEqual([]);
});

describe.each(bySlug([...offers, ...industries]))('%s', (slug, {faq, closing}) => {
  test('ends with the action in the specification; a new industry with a demo or contact', () => {
    const others = industries.some((industry) => industry.slug === slug) ? [bookDemo, liveDemo, expert] : [];
    expect(slug in closings ? [closings[slug]] : others).toContainEqual(closing.action);
  });

  test('has no question about billing, which would show the link to the billing FAQ', () => {
    expect(faq.items.filter(({question}) => /\bbilling\b/i.test(question))).toEqual([]);
  });
});

describe.each(bySlug(offers))('%s', (slug, {features, tools, useCases, lists, faq, recipe}) => {
  test('has four to six questions, and as many pictures as its recipe shows', () => {
    expect([4, 5, 6]).toContain(faq.items.length);
    expect(features.items.filter(({picture}) => picture)).toHaveLength(recipe === 'tall' ? 1 : 2);
  });

  test('links each use case to a different page, never to itself', () => {
    const targets = useCases.items.map(({to}) => to);
    expect(targets.filter((to) => to.endsWith(`/${slug}`))).toEqual([]);
    expect(repeated(targets)).toEqual([]);
  });

  test('lists each tool, feature and use case once', () => {
    const listed = lists ? [...(lists.names?.items ?? []), ...lists.details.flatMap(({items}) => items)] : [];
    const titles = [...features.items, ...useCases.items, ...listed].map(({title}) => title);
    expect(repeated([...titles, ...tools.items.map(({name}) => name)])).toEqual([]);
  });
});

describe.each(bySlug(industries))('%s', (_slug, {hero, features, day, layout}) => {
  test('starts with Book a Demo and a link to the day', () => {
    expect(hero.actions.slice(0, 2)).toEqual([bookDemo, {label: 'See a Day', to: '#day'}]);
  });

  test('has as many pictures as its recipe shows, each of a feature', () => {
    expect(layout.pictures).toHaveLength(layout.recipe === 'tall' ? 1 : 2);
    const titles = features.items.map(({title}) => title);
    expect(layout.pictures.filter(({feature}) => !titles.includes(feature))).toEqual([]);
  });

  test('describes a day at five or more times of day', () => {
    expect(day.title).toMatch(/^(?:One (?:Thursday|Tuesday|day)|A day) at /);
    expect(day.items.length).toBeGreaterThanOrEqual(5);
  });

  test('links all features or none, only to pages of this site', () => {
    const targets = features.items.map(({to}) => to ?? '');
    expect(targets.filter((to) => !/^\/[a-z]/.test(to)).length % targets.length).toBe(0);
  });
});

/** The look of an opening: its kind, and the hour of its place. */
const opening = (art: HeroArt): string => (art.kind === 'full' ? `full, ${places[art.place.place].hour}` : art.kind);

test.each<[string, Signature]>([
  ...offers.map(({slug, signature}): [string, Signature] => [slug, signature]),
  ...industries.map(({slug, day, layout}): [string, Signature] => [
    slug,
    {title: day.title, steps: day.steps ?? day.items, frame: layout.day},
  ]),
])('the signature of %s has a picture for each of its steps, and labels that fit on a phone', (_, {steps, frame}) => {
  const perStep: (readonly unknown[])[] = [];
  if (frame.kind === 'file') perStep.push(frame.paper.states);
  if ('pictures' in frame) perStep.push(frame.pictures ?? []);
  if ('clocks' in frame) perStep.push(frame.clocks);
  if ('phones' in frame && frame.phones.length > 1) perStep.push(frame.phones);
  expect(steps.length).toBeGreaterThanOrEqual(2);
  expect(perStep.filter((list) => list.length !== steps.length)).toEqual([]);
  expect(steps.map(({when, short}) => (short ?? when ?? '').length).filter((size) => size < 1 || size > 11)).toEqual(
    [],
  );
});

/** What the pages of a family have in common, in menu order: opening, hour, signature, recipe, closing. */
const compose = (contents: typeof offers) =>
  contents.map(({slug, hero, signature, recipe, closing}) => [
    slug,
    opening(hero.art),
    signature.frame.kind,
    recipe,
    closing.chart?.kind,
  ]);

describe.each([
  ['solutions', compose(solutions)],
  ['services', compose(services)],
  [
    'industries',
    industries.map(({slug, layout: {hero, day, recipe, closing}}) => [
      slug,
      opening(hero),
      day.kind,
      recipe,
      closing.kind,
    ]),
  ],
])('%s, in menu order', (_, pages) => {
  test.each([
    ['opening', 1],
    ['signature', 2],
    ['recipe', 3],
  ])('no two neighbors share their %s: change one of them', (_part, part) => {
    const twins = pages.slice(1).filter((page, at) => String(page[part]) === String(pages[at]?.[part]));
    expect(twins.map(([slug]) => slug)).toEqual([]);
  });

  test('no closing variant appears three times in a row', () => {
    const kinds = pages.map((page) => page[4]);
    expect(kinds.filter((kind, at) => kind === kinds[at + 1] && kind === kinds[at + 2])).toEqual([]);
  });
});

test('figures in pictures of industries add up', () => {
  expect(insuranceLayout.closing).toMatchObject({kind: 'bars'});
  const premium = 'rows' in insuranceLayout.closing ? insuranceLayout.closing.rows : [];
  expect(premium.reduce((sum, row) => sum + ('value' in row ? row.value : 0), 0)).toBe(34_600);
  // The inn of the hero: windows with dark, lit and apricot panes.
  const inn46 = readText('static/img/places.svg').split('<g id="hospitality">')[1]?.split('</g>')[0] ?? '';
  const windowsIn = (tone: string) =>
    new RegExp(`fill="var\\(${tone}\\)" d="((?:M\\d+ \\d+h24v34h-24z)+)"`).exec(inn46)?.[1];
  const count = (tone: string) => windowsIn(tone)?.match(/M/g)?.length;
  expect([count('--tone-glass'), count('--tone-lit'), count('--sw-art-apricot')]).toEqual([46, 13, 1]);
});

test.each(industryTabs.map(({key, link}) => [key, link] as const))('the tab %s links to its page', (key, link) => {
  expect(link).toMatchObject({label: 'Learn More', to: `/industries/${key}`});
});

describe('single pages', () => {
  const find = (slug: string) => offers.find((offer) => offer.slug === slug)!;

  test('implementation has its four phases in one line, integration types and a security section', () => {
    const {signature, lists} = find('implementation-integration');
    expect(signature.aside).toBe(
      'Data migration: weeks 1–2. Integrations: weeks 2–3. Workflows: weeks 3–4. QA and go-live: weeks 4–5.',
    );
    expect(lists?.details.map(({title}) => title)).toEqual([
      expect.stringMatching(/^Integration types/),
      expect.stringMatching(/^Security/),
    ]);
  });

  test('strategic planning has a deliverable each week, and lists benefits and deliverables', () => {
    const {signature, lists} = find('strategic-planning');
    expect(signature.steps.filter(({description}) => !description.includes('Deliverable'))).toEqual([]);
    expect(lists?.names?.items).toHaveLength(6);
    expect(lists?.details[0]?.items).toHaveLength(4);
  });

  test.each(caseStudies.map(({slug}) => slug))('%s links to its case study at the end of the page', (slug) => {
    const links = industries.find((industry) => industry.slug === slug)?.closing.links ?? [];
    expect(links).toContainEqual(expect.objectContaining({to: expect.stringMatching(/^\/case-studies\/[a-z-]+$/)}));
  });

  // The specification asks for a sample dashboard.
  test.each(['professional-services', 'hospitality', 'other'])('%s shows a sample dashboard', (slug) => {
    const layout = industries.find((industry) => industry.slug === slug)?.layout;
    expect(JSON.stringify(layout)).toMatch(/"pane":"report"/);
  });

  test('the index pages end with what the specification does not list, and solutions link to the contact page', () => {
    const also = (pages: Parameters<typeof createIndex>[0]): string[] =>
      createIndex(pages).flatMap((page) => (page.also ? [page.title] : []));
    expect(also(servicePages)).toEqual(['Strategic Planning', 'Implementation & Integration']);
    expect(also(solutionPages)).toEqual(['Manage pipelines', 'Reporting & analytics']);
    expect(solutionsIndex.closing.action).toEqual({label: 'Talk to a Solutions Specialist', to: '/contact'});
  });

  test('no text mentions the number of industries, which may change', () => {
    const number = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)';
    const counted = new RegExp(`\\b${number} (?:\\w+ )?(?:trades|industries)\\b`, 'gi');
    const prose = listFiles(['docs', 'blog', 'src/content/faq', 'src/pages'], ['.mdx']);
    expect(findPlaces(prose, counted, 'Leave the number out.')).toEqual([]);
  });
});
