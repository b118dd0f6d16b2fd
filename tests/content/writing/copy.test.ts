import {aboutPage} from '#src/content/pages/about';
import * as newsletter from '#src/content/blog/newsletter';
import * as blogPages from '#src/content/blog/pages';
import {closings} from '#src/content/blog/closings';
import {caseStudiesPage} from '#src/content/case-studies/page';
import {comparePage} from '#src/content/pages/compare';
import {demoPage} from '#src/content/pages/demo';
import {documentation} from '#src/content/pages/documentation';
import {featureGroups} from '#src/content/features/groups';
import * as features from '#src/content/features/page';
import * as homeHero from '#src/content/home/hero';
import * as homeOffers from '#src/content/home/offers';
import {homeProcess} from '#src/content/home/process';
import * as homeQuestions from '#src/content/home/questions';
import {homeSolutions} from '#src/content/home/solutions';
import {homeTools} from '#src/content/home/tools';
import {industryIndex} from '#src/content/industries/index-page';
import {planCalculator} from '#src/content/pricing/calculator';
import {planComparison} from '#src/content/pricing/comparison';
import * as pricing from '#src/content/pricing/page';
import {savingsPage} from '#src/content/pages/savings';
import {securityPage} from '#src/content/pages/security';
import {servicesIndex} from '#src/content/services/index-page';
import {solutionsIndex} from '#src/content/solutions/index-page';
import type {OfferPicture} from '#src/pictures/drawings';
import {textsOf, wordRuns} from '../../support/copy';
import {longerThan, notAscii, sharedBetweenPages} from '../../support/copy-rules';
import {industryPages, servicePages, solutionPages} from '../../support/families';
import {contradictions} from '../../support/picture-sums';

type Page = {slug: string; content: unknown};

const families: Page[] = [...solutionPages, ...servicePages, ...industryPages].map(({path, content, card}) => ({
  slug: path,
  content: {content, card: {...card, row: card.row && {...card.row, picture: undefined}}},
}));

const pages: Page[] = [
  ...families,
  {slug: '/', content: {homeHero, homeTools, homeSolutions, homeProcess, homeOffers, homeQuestions}},
  {slug: '/about', content: aboutPage},
  {slug: '/blog', content: {blogPages, newsletter, closings}},
  {slug: '/case-studies', content: caseStudiesPage},
  {slug: '/compare', content: comparePage},
  {slug: '/demo', content: demoPage},
  {slug: '/documentation', content: documentation},
  {slug: '/features', content: {features, featureGroups}},
  {slug: '/industries', content: industryIndex},
  {slug: '/pricing', content: {pricing, planCalculator, planComparison}},
  {slug: '/savings-calculator', content: savingsPage},
  {slug: '/security', content: securityPage},
  {slug: '/services', content: servicesIndex},
  {slug: '/solutions', content: solutionsIndex},
];

/** An object in the content with its path, such as `closing.action`. */
type Part = {place: string; value: Readonly<Record<string, unknown>>};

function partsOf(value: unknown, place = ''): Part[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, part]) => partsOf(part, `${place}.${key}`));
  return [{place, value: value as Part['value']}, ...inner];
}

const isPicture = ({kind, label}: Part['value']): boolean => typeof kind === 'string' && typeof label === 'string';
const pictures = pages.flatMap(({slug, content}) =>
  partsOf(content).flatMap(({value}) => (isPicture(value) ? [{slug, picture: value as OfferPicture}] : [])),
);

/** Texts in the specification that are exempt from length limits or hype words. */
const asSpecified = new Set([
  'Streamline My Operations',
  'Get Started — Free Demo',
  'Talk to a Solutions Specialist',
  'A full schedule, and a front desk that can look up',
]);

const cards = /\b(?:features|useCases|lists|trades|outcome|audience|tiles|periods|years|featureGroups)\b.*\bitems\b/;

/** Texts of a part that are too long. */
function tooLong({place, value}: Part): string[] {
  const textsAt = (...keys: string[]) => keys.map((key) => value[key]).filter((text) => typeof text === 'string');
  return [
    ...longerThan(9, textsAt('title', 'headline')),
    ...textsAt('title').filter((title) => place.endsWith('.meta') && title.length > 60),
    ...longerThan(30, textsAt('lead', 'aside', 'text', 'challenge', 'solution', 'summary')),
    ...longerThan(cards.test(place) ? 15 : 30, textsAt('description')),
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

describe('no two pages share a sentence: reword one of them', () => {
  const at = (...slugs: RegExp[]) => pages.filter(({slug}) => slugs.some((pattern) => pattern.test(slug)));
  const elsewhere = {slug: 'elsewhere', content: [homeTools, families]};

  test('no text over 40 characters is on two pages', () => {
    expect(sharedBetweenPages(pages, (text) => (text.length > 40 && !text.startsWith('/docs/') ? [text] : []))).toEqual(
      [],
    );
  });

  test.each([
    ['solutions and services', at(/^\/(?:solutions|services)/), 7],
    ['industries', at(/^\/industries/), 7],
    ['features and what others say of them', [...at(/^\/features$/), elsewhere], 7],
    ['prices and the questions of the home page', [...at(/^\/pricing$/), {slug: '/', content: homeQuestions}], 8],
  ])('%s share no run of words', (_, compared, length) => {
    expect(sharedBetweenPages(compared, (text) => wordRuns(text, length))).toEqual([]);
  });
});

describe('product pictures', () => {
  test('have numbers that add up', () => {
    const wrong = pictures.flatMap(({slug, picture}) => contradictions(picture).map((fault) => `${slug}: ${fault}`));
    expect(pictures.length).toBeGreaterThan(60);
    expect(wrong).toEqual([]);
  });

  test('have a sentence as description', () => {
    expect(pictures.map(({picture}) => picture.label).filter((label) => !/^.{40,}\.$/.test(label))).toEqual([]);
  });

  test('mark at most two things as done: lime is a highlight, so use `active` for the rest', () => {
    const limes = (picture: OfferPicture) => textsOf(picture).filter((text) => text === 'done').length;
    expect(pictures.filter(({picture}) => limes(picture) > 2)).toEqual([]);
  });
});
