import {caseStudiesPage} from '#src/content/case-studies/page';
import {harbourAndPinePage} from '#src/content/case-studies/pages/harbour-and-pine';
import {ridgelineInsurancePage} from '#src/content/case-studies/pages/ridgeline-insurance';
import {caseStudies} from '#src/content/case-studies/registry';
import {endsOf} from '#src/content/customers/quote-of';
import {quotesFor} from '#src/content/customers/registry';
import type {CardCase, CaseStudy, CustomerStory, FeaturedCase} from '#src/content/schema/case-studies';
import {harbour} from '#src/content/world/harbour-and-pine';
import {ridgeline} from '#src/content/world/ridgeline';
import {daysBetween} from '#src/world/moment';
import {board, quietDays, report} from '#src/world/views';
import {inProject} from '../../../scripts/lib/project.mjs';
import {repeated, textsOf} from '../../support/copy';
import {industries} from '../../support/families';

import {readdirSync} from 'node:fs';

const folder = inProject('src/content/case-studies');

/** Files of the folder that are not stories. */
const otherFiles = ['labels.ts', 'page.ts', 'pages', 'registry.ts', 'story-of.ts'];

const featured = caseStudies.filter((study): study is FeaturedCase => study.featured);
const onCards = caseStudies.filter((study): study is CardCase => !study.featured);

/** The change a series shows, formatted like the figure next to it. */
function figureOf({trend: {values}, results}: CardCase): string {
  const first = values[0] ?? 0;
  const last = values.at(-1) ?? 0;
  const printed = results[0].figure;
  if (printed.endsWith('%')) return `${Math.round((Math.abs(last - first) / first) * 100)}%`;
  return printed.endsWith('x') ? `${last / first}x` : `${last} days`;
}

describe('case studies', () => {
  test('are six, with the featured one first', () => {
    expect(caseStudies).toHaveLength(6);
    expect(featured).toHaveLength(1);
    expect(caseStudies[0]).toBe(featured[0]);
  });

  test('every file of the folder is in registry.ts and named after its anchor', () => {
    const files = readdirSync(folder).filter((file) => !otherFiles.includes(file));
    expect(caseStudies.map(({slug}) => `${slug}.ts`).toSorted()).toEqual(files.toSorted());
  });

  test('each is about a different industry, which has a page with the same slug and name', () => {
    const pages = caseStudies.map(({slug}) => industries.find((industry) => industry.slug === slug)?.name);
    expect(pages).toEqual(caseStudies.map(({industry}) => industry));
    expect(new Set(pages).size).toBe(caseStudies.length);
  });

  test.each<[string, (study: CaseStudy) => string]>([
    ['company', ({company}) => company],
    ['quoted person', ({testimonial}) => testimonial.author],
    ['challenge', ({challenge}) => challenge],
    ['solution', ({solution}) => solution],
  ])('no two stories share a %s: reword one of them', (_, read) => {
    const values = caseStudies.map(read);
    expect(repeated(values)).toEqual([]);
  });

  test('quotes differ from those on the home page', () => {
    const said = caseStudies.map(({testimonial}) => testimonial.content);
    expect(quotesFor('home').filter(({content}) => said.includes(content))).toEqual([]);
  });

  test.each(onCards.map((study) => [study.company, study] as const))('%s: the chart matches the figure', (_, study) => {
    expect(figureOf(study)).toBe(study.results[0].figure);
  });

  test('the featured story’s chart ends at its marker and stays inside its box', () => {
    for (const {chart, chartLabel} of featured) {
      expect(String(chart.values.at(-1))).toBe(chart.tip?.strong);
      expect(Math.max(...chart.values)).toBeLessThanOrEqual(chart.max);
      expect(chartLabel).toContain(`from ${chart.values[0] ?? ''} in March to ${chart.values.at(-1) ?? ''}`);
    }
  });
});

test('the page says once that results vary', () => {
  expect(textsOf(caseStudiesPage).filter((text) => /results vary/i.test(text))).toEqual([caseStudiesPage.note]);
});

describe('the page of a customer', () => {
  const pages = readdirSync(`${folder}/pages`).map((file) => {
    const values = Object.values(jest.requireActual<Record<string, CustomerStory>>(`${folder}/pages/${file}`));
    return [file, values[0]!] as const;
  });

  test('exists for each story, which links to it', () => {
    expect(pages.map(([, {slug}]) => `/case-studies/${slug}`).toSorted()).toEqual(
      caseStudies.map((study) => study.page).toSorted(),
    );
  });

  test.each(pages)('%s has the record’s series in its first row, and links to another page', (file, page) => {
    const {before, after} = endsOf(page.customer);
    const [row] = page.outcome.rows;
    expect(row).toMatchObject({before: String(before), after: String(after)});
    expect(pages.map(([, {slug}]) => `/case-studies/${slug}`)).toContain(page.next.to);
    expect(page.next.to).not.toContain(page.slug);
    expect(file).toBe(`${page.customer.page}.ts`);
  });

  const factOf = (page: CustomerStory, label: string): string =>
    page.facts.find((fact) => fact.label === label)?.value ?? '';

  test('names a plan that has room for its people', () => {
    const wrong = pages.filter(([, page]) => {
      const people = Math.max(...(factOf(page, 'Team').match(/\d+(?= (?:people|agents))/g) ?? []).map(Number));
      return factOf(page, 'Plan') !== (people > 10 ? 'Enterprise, by quote' : people > 3 ? 'Pro' : 'Team');
    });
    expect(wrong.map(([file]) => file)).toEqual([]);
    const plans = Object.groupBy(pages, ([, {customer}]) => customer.firm.plan);
    expect(
      Object.entries(plans)
        .map(([plan, list]) => [plan, list.length])
        .toSorted(),
    ).toEqual([
      ['Enterprise', 3],
      ['Pro', 2],
      ['Team', 1],
    ]);
  });

  test.each(pages)('%s measures as long as its heading says, and came out after that', (_file, {customer, outcome}) => {
    const {start, measured, published} = customer.firm.story ?? {start: '2025-01-01', measured: '', published: ''};
    const [, number = '', unit = ''] = /^(\w+) (week|month|quarter|season)s/.exec(outcome.title) ?? [];
    const count = ['two', 'eight', 'thirteen'].indexOf(number.toLowerCase());
    const days = {week: 7, month: 30, quarter: 91, season: 185}[unit] ?? 0;
    expect([[2, 8, 13][count], days]).not.toContain(0);
    expect(daysBetween(start, measured as typeof start) + 7).toBeGreaterThanOrEqual(([2, 8, 13][count] ?? 0) * days);
    expect(published >= measured).toBe(true);
  });

  test('says of most that they were live in two weeks, as the site promises', () => {
    const soon = pages.filter(([, page]) => /^(?:One|Two) weeks?$/.test(factOf(page, 'Live in')));
    expect(soon.length).toBeGreaterThanOrEqual(4);
  });

  /** The figures that a row can give: its last value, and the change in percent. */
  const figuresOf = ({before, after}: CustomerStory['outcome']['rows'][number]): string[] => {
    const [first, last] = [before, after].map(Number.parseFloat) as [number, number];
    return [after, `${Math.round((Math.abs(last - first) / first) * 100)}%`];
  };

  test.each(pages)('%s calculates the percentages of its record from its rows', (_file, {customer, outcome}) => {
    const shown = customer.results.map(({figure}) => figure).filter((figure) => figure.endsWith('%'));
    const calculated = outcome.rows.flatMap(figuresOf);
    expect(shown.filter((figure) => !calculated.includes(figure))).toEqual([]);
  });

  test('has figures of its own: none is also promotional', () => {
    const repeatedFigures = pages.flatMap(([file, {customer}]) => {
      const promoted = industries.find(({slug}) => slug === customer.slug)?.stats.map(({figure}) => figure);
      return customer.results.flatMap(({figure}) => (promoted?.includes(figure) ? [`${file}: ${figure}`] : []));
    });
    expect(repeatedFigures).toEqual([]);
  });

  test('has no figure in its headline and description that stands nowhere else', () => {
    const spelledNumbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
    const figuresIn = (texts: readonly string[]): string[] =>
      texts
        .join(' ')
        .toLowerCase()
        .replaceAll('sixty', '60')
        .replaceAll(/\b[a-z]+\b/g, (word) =>
          spelledNumbers.includes(word) ? String(spelledNumbers.indexOf(word)) : word,
        )
        .match(/\d[\d,.]*\d|\d/g) ?? [];
    const missing = pages.flatMap(([file, {headline, meta, facts, outcome, weeks, customer}]) => {
      const said = weeks.map(({when, title, text}) => [when, title, text]);
      const known = figuresIn(textsOf([facts, outcome, said, customer.results, customer.change.values.map(String)]));
      return figuresIn([headline, meta.title, meta.description])
        .filter((figure) => !known.includes(figure))
        .map((figure) => `${file}: ${figure} stands in no result, fact or week of its page.`);
    });
    expect(missing).toEqual([]);
  });

  test('is live in one to two weeks in at least four of six', () => {
    const spans = pages.map(([, {facts}]) => facts.find(({label}) => label === 'Live in')?.value);
    expect(spans.filter((span) => span === 'One week' || span === 'Two weeks').length).toBeGreaterThanOrEqual(4);
    expect(spans).not.toContain(undefined);
  });
});

test('what an agency sold in May is what its customer page says of a month', () => {
  const row = ridgelineInsurancePage.outcome.rows.find(({label}) => label === 'Policies sold a month');
  expect(String(report(ridgeline, '2025-05-01', '2025-05-31').count('bound'))).toBe(row?.after);
});

test('deals at Harbour & Pine go quiet as fast as its story says', () => {
  const at = '2025-06-12T10:42';
  const quiet = board(harbour, at).columns.flatMap(({deals}) =>
    deals.map((deal) => [deal.id, quietDays(harbour, deal, at)]).filter(([, days]) => days !== 0),
  );
  expect(textsOf(harbourAndPinePage).join(' ')).toContain('a quiet card turns amber after five days');
  expect(harbour.stages.map(({quietAfter}) => quietAfter)).toEqual([5, 5, 5]);
  expect(quiet).toEqual([['wilma', 13]]);
});
