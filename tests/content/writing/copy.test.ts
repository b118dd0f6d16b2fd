import {company} from '#src/content/company/company';
import * as homeQuestions from '#src/content/home/questions';
import {homeTools} from '#src/content/home/tools';
import {industryTabs} from '#src/content/industry-tabs/index';
import {firms} from '#src/content/world/firms';
import type {Picture} from '#src/world/schema/picture';
import {inProject} from '../../../scripts/lib/project.mjs';
import {longerThan, notAscii, sharedBetweenPages, textsOf, wordRuns} from '../../support/copy';
import {industryPages, servicePages, solutionPages} from '../../support/families';
import {contradictions} from '../../support/picture-sums';
import {listFiles} from '../../support/source-tree';

type Page = {slug: string; content: unknown};

const families: Page[] = [...solutionPages, ...servicePages, ...industryPages].map(({path, content, card}) => ({
  slug: path,
  content: {content, card},
}));

const folders = ['blog', 'features', 'home', 'pages', 'pricing', 'case-studies/page.ts', 'industries/index-page.ts'];

/** The specification words messages of the first two pages, and other files repeat parts of the last two. */
const exempt = ['pages/contact', 'pages/contact-forms', 'pages/not-found', 'pages/trust', 'pricing/add-ons'];

const others = listFiles(
  [...folders, 'services/index-page.ts', 'solutions/index-page.ts'].map((name) => `src/content/${name}`),
  ['.ts'],
).filter((file) => !exempt.some((name) => file === `src/content/${name}.ts`));

const readContent = (slug: string): Page => ({slug, content: jest.requireActual<object>(inProject(slug))});

const tabs: Page[] = industryTabs.map(({title, subtitle, reasons, features}, at) => ({
  slug: `tab ${at + 1}`,
  content: {title, subtitle, reasons, features},
}));

const pages: Page[] = [...families, ...others.map(readContent)];

/** An object in the content with its path, such as `closing.action`. */
type Part = {place: string; value: Readonly<Record<string, unknown>>};

function partsOf(value: unknown, place = ''): Part[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, part]) => partsOf(part, `${place}.${key}`));
  return [{place, value: value as Part['value']}, ...inner];
}

const isPicture = ({kind, label}: Part['value']): boolean => typeof kind === 'string' && typeof label === 'string';
const drawn = listFiles(['src/content/pictures'], ['.ts']).map(readContent);
const pictures = [...pages, ...drawn].flatMap(({slug, content}) =>
  partsOf(content).flatMap(({value}) => (isPicture(value) ? [{slug, picture: value as Picture}] : [])),
);

/** Texts in the specification that are exempt from length limits or hype words. */
const asSpecified = new Set([
  'Streamline My Operations',
  'Get Started — Free Demo',
  'Talk to a Solutions Specialist',
  'A full schedule, and a front desk that can look up',
]);

const cards =
  /\b(?:features|useCases|lists|trades|outcome|audience|tiles|periods|years|featureGroups|topics|popular)\b.*\bitems\b|\btabs\b.*\bfeatures\b/;

/** Texts of a part that are too long. */
function tooLong({place, value}: Part): string[] {
  const textsAt = (...keys: string[]) => keys.map((key) => value[key]).filter((text) => typeof text === 'string');
  return [
    ...longerThan(9, textsAt('title', 'headline')),
    ...textsAt('title').filter((title) => place.endsWith('.meta') && title.length > 60),
    ...longerThan(30, textsAt('lead', 'subtitle', 'aside', 'text', 'challenge', 'solution', 'summary')),
    ...longerThan(cards.test(place) ? 15 : 30, textsAt('description')),
    ...(place.endsWith('.reasons') ? longerThan(15, Object.values(value) as string[]) : []),
    ...(/\.(?:action|actions\.\d+|cta|rowAction)$/.test(place) ? longerThan(4, textsAt('label')) : []),
  ].filter((advice) => !asSpecified.has(advice.replace(/^cut to \d+ words: /, '')));
}

describe.each(pages.map(({slug, content}) => [slug, content] as const))('the texts of %s', (_, content) => {
  test('are plain: no hype, exclamation marks, character icons or straight quotes', () => {
    expect(notAscii(textsOf(content).filter((text) => !asSpecified.has(text)))).toEqual([]);
  });

  test('are within the length limits', () => {
    expect(partsOf(content).flatMap(tooLong)).toEqual([]);
  });

  test('have quotes without quotation marks, which the page adds', () => {
    const quotes = partsOf(content).map(({value}) => (typeof value.content === 'string' ? value.content : ''));
    expect(quotes.filter((quote) => /^[“"].*[”"]$/.test(quote))).toEqual([]);
  });
});

/** Messages in the record of a sample firm, which are the same on each page that shows them, and in labels. */
const messages = firms.flatMap(({contacts}) =>
  Object.values(contacts).flatMap(({log}) =>
    log.flatMap(([, what]) => ('text' in what && what.text ? [what.text] : [])),
  ),
);
const isTold = (text: string): boolean => messages.some((message) => message.length > 20 && text.includes(message));

describe('no two pages share a sentence: reword one of them', () => {
  const at = (...slugs: RegExp[]) => pages.filter(({slug}) => slugs.some((pattern) => pattern.test(slug)));
  const elsewhere = {slug: 'elsewhere', content: [homeTools, families]};

  test('no text over 40 characters is on two pages', () => {
    const withoutClaims = (text: string) =>
      Object.values(company.claims).reduce((rest, claim) => rest.replaceAll(claim, ''), text);
    const isLong = (text: string) => withoutClaims(text).length > 40 && !text.startsWith('/docs/') && !isTold(text);
    expect(sharedBetweenPages(pages, (text) => (isLong(text) ? [text] : []))).toEqual([]);
  });

  test('no text of an industry tab is on another', () => {
    expect(sharedBetweenPages(tabs, (text) => (text.includes(' ') ? [text] : []))).toEqual([]);
  });

  test.each([
    ['solutions and services', at(/^\/(?:solutions|services)/), 7],
    ['industries', at(/^\/industries/), 7],
    ['features and what others say of them', [...at(/content\/features\//), elsewhere], 7],
    [
      'prices and the questions of the home page',
      [...at(/content\/pricing\/(?:page|c)/), {slug: 'home', content: homeQuestions}],
      8,
    ],
  ])('%s share no run of words', (_, compared, length) => {
    expect(sharedBetweenPages(compared, (text) => (isTold(text) ? [] : wordRuns(text, length)))).toEqual([]);
  });
});

describe('product pictures', () => {
  test('have numbers that add up', () => {
    const wrong = pictures.flatMap(({slug, picture}) => contradictions(picture).map((fault) => `${slug}: ${fault}`));
    expect(pictures.length).toBeGreaterThan(60);
    expect(wrong).toEqual([]);
  });

  test('have a sentence as description', () => {
    expect(pictures.map(({picture}) => picture.label).filter((label) => !/^.{40,}[.!?]”?$/.test(label))).toEqual([]);
  });

  test('mark at most two things as done: lime is a highlight, so use `active` for the rest', () => {
    const limes = (picture: Picture) => textsOf(picture).filter((text) => text === 'done').length;
    expect(pictures.filter(({picture}) => limes(picture) > 2)).toEqual([]);
  });
});
