import {solutionsIndex} from '#src/content/solutions/index-page';
import type {Action, OfferContent} from '#src/content/types';
import {createIndex} from '#src/plugins/page-families/lists';
import {textsOf} from '../support/copy';
import {repeated} from '../support/copy-rules';
import {servicePages, services, solutionPages, solutions} from '../support/families';

const offers = [...solutions, ...services];
const solutionList = createIndex(solutionPages);
const serviceList = createIndex(servicePages);

const bookDemo: Action = {label: 'Book a Demo', opensDemo: true};

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
  'crm-automation-funnels': {label: 'Get a Live Demo', to: '/demo', opensDemo: true},
  'seo-growth': {label: 'Request an Audit', to: '/contact-us'},
  'strategic-planning': {label: 'Schedule a Strategy Call', opensDemo: true},
  'implementation-integration': bookDemo,
};

/** Figures in section 9 of the specification that each page must state. */
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

/** Lead times that must also be in the FAQ. */
const answered: Record<string, string[]> = {
  'reporting-analytics': ['under 5 minutes', '30–60 days', 'PDF, Excel, CSV and PowerPoint'],
  'websites-branding': ['2–3 weeks', '4–6 weeks', 'Three revision rounds'],
  'content-creative': ['1–2 weeks', '2–3 weeks', '3–4 weeks', '4–6 weeks', 'You do'],
  'seo-growth': ['3–6 months', '6–12 months'],
  'implementation-integration': ['24–48 hours', '1–2 weeks', '2–3 weeks', '5-week'],
};

/** Labels of all pictures: objects with a kind and a label. */
function labelsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const label = 'kind' in value && 'label' in value && typeof value.label === 'string' ? [value.label] : [];
  return [...label, ...Object.values(value).flatMap(labelsOf)];
}

describe('all offers', () => {
  test('every page has a closing action in this test: add one for a new page', () => {
    expect(offers.map(({slug}) => slug).toSorted()).toEqual(Object.keys(closings).toSorted());
  });

  test.each<[string, (offer: OfferContent) => string[]]>([
    ['slug', ({slug}) => [slug]],
    ['name', ({name}) => [name]],
    ['headline', ({hero}) => [hero.title]],
    ['heading over its features', ({features}) => [features.title]],
    ['heading over its tools', ({tools}) => [tools.title]],
    ['closing headline', ({closing}) => [closing.title]],
    ['question', ({faq}) => faq.items.map(({question}) => question)],
    ['quoted person', ({quotes}) => quotes.map(({author}) => author)],
    ['picture', ({hero, process, features, closing}) => labelsOf([hero, process, features, closing])],
  ])('no two offers share a %s: reword one of them', (_, read) => {
    expect(repeated(offers.flatMap(read))).toEqual([]);
  });
});

describe.each(offers.map((offer) => [offer.slug, offer] as const))('%s', (slug, offer) => {
  const {hero, features, tools, useCases, faq, closing} = offer;
  const lists = offer.lists ?? [];

  test('has four to six questions, none about billing, which would show the link to the billing FAQ', () => {
    expect([4, 5, 6]).toContain(faq.items.length);
    expect(faq.items.filter(({question}) => /\bbilling\b/i.test(question))).toEqual([]);
  });

  test('ends with the label, address and behavior in the specification', () => {
    expect(closing.action).toEqual(closings[slug]);
  });

  test('states its figures in section 9 verbatim, in `facts` or the hero', () => {
    const stated = textsOf([offer.facts ?? [], hero.checks]).join(' | ');
    expect((facts[slug] ?? []).filter((fact) => !stated.includes(fact))).toEqual([]);
  });

  test('repeats its lead times in the FAQ', () => {
    const answers = textsOf(faq.items).join(' | ');
    expect((answered[slug] ?? []).filter((fact) => !answers.includes(fact))).toEqual([]);
  });

  test('links each use case to a different page, never to itself', () => {
    const targets = useCases.items.map(({to}) => to);
    expect(targets.filter((to) => to.endsWith(`/${slug}`))).toEqual([]);
    expect(repeated(targets)).toEqual([]);
  });

  test('lists each tool, feature and use case once', () => {
    const titles = [...features.items, ...useCases.items, ...lists.flatMap(({items}) => items)].map(({title}) => title);
    expect(repeated([...titles, ...tools.items.map(({name}) => name)])).toEqual([]);
  });
});

describe('the plans', () => {
  const find = (slug: string) => offers.find((offer) => offer.slug === slug);

  test('implementation has its four phases in one line', () => {
    expect(find('implementation-integration')?.process.aside).toBe(
      'Data migration: weeks 1–2. Integrations: weeks 2–3. Workflows: weeks 3–4. QA and go-live: weeks 4–5.',
    );
  });

  test('implementation lists integration types and a security section', () => {
    const titles = find('implementation-integration')?.lists?.map(({title}) => title);
    expect(titles).toEqual([expect.stringMatching(/^Integration types/), expect.stringMatching(/^Security/)]);
  });

  test('strategic planning has a deliverable each week, and lists benefits and deliverables', () => {
    const offer = find('strategic-planning');
    const without = offer?.process.items.filter(({description}) => !description.includes('Deliverable'));
    expect(without).toEqual([]);
    expect(offer?.lists).toHaveLength(2);
  });
});

describe('index pages', () => {
  test('solutions: the closing links to the contact page', () => {
    expect(solutionsIndex.closing.action).toEqual({label: 'Talk to a Solutions Specialist', to: '/contact'});
  });

  test('every other page is linked below the rows, followed by the links in the specification', () => {
    expect(serviceList.others.map(({label}) => label)).toEqual(['Strategic planning', 'Implementation & integration']);
    expect(solutionList.others.map(({label}) => label)).toEqual(['Manage pipelines', 'Reporting & analytics']);
    expect(solutionsIndex.after?.actions).toEqual([{label: 'E-commerce & retail', to: '/solutions/ecommerce-retail'}]);
  });
});
