import {featureGroups} from '#src/content/features/groups';
import {homeFaq} from '#src/content/home/questions';
import {comparePage} from '#src/content/pages/compare';
import {pricingFaq} from '#src/content/pricing/page';
import {planFeatures} from '#src/content/product/plan-features';
import {type Answered, answerGuides} from '#src/content/product/promises/answers';
import {cardGuides} from '#src/content/product/promises/cards';
import {faqGuides} from '#src/content/product/promises/faq';
import {industries, solutions} from '../../support/families';
import {readPairs} from '../../support/faq';
import {print, unkept, withoutStep} from '../promises';

/** A title or question, and the text that promises something. */
type Said = readonly (readonly [title: string, text: string])[];

const cardsOf = (items: readonly {title: string; description: string}[]): Said =>
  items.map(({title, description}) => [title, description]);
const answersOf = (items: readonly {question: string; answer: string}[]): Said =>
  items.map(({question, answer}) => [question, answer]);

/** Company claims, which have no guide. */
const isClaim = ([title]: readonly [string, string]) => /^(?:Trusted by|Data delay)/.test(title);

/** Rows of the plan table about people who help and agreements, not about the product. */
const help: readonly string[] = [
  'setup',
  'successManager',
  'support',
  'phoneSupport',
  'slack',
  'zoom',
  'accountManager',
  'baa',
];
const planRows = Object.entries(planFeatures).filter(([name]) => !help.includes(name));

const cards: Record<string, Said> = Object.fromEntries([
  ['/pricing', planRows.map(([, {label}]) => [label, ''] as const)],
  ...industries.map(({slug, features}) => [`/industries/${slug}`, cardsOf(features.items)] as const),
  ...solutions.map(({slug, hero}) => [`/solutions/${slug}`, hero.checks.map((check) => [check, ''] as const)] as const),
]);

const answers: Record<string, Said> = Object.fromEntries([
  ['/', answersOf(homeFaq.items)],
  ['/pricing', answersOf(pricingFaq.items)],
  ...industries.map(({slug, faq}) => [`/industries/${slug}`, answersOf(faq.items)] as const),
  ...solutions.map(({slug, faq}) => [`/solutions/${slug}`, answersOf(faq.items)] as const),
]);

const faqFiles = Object.keys(faqGuides).filter((file) => file !== '/compare');
const faq: Record<string, Said> = {
  ...Object.fromEntries(faqFiles.map((file) => [file, answersOf(readPairs(file))])),
  '/compare': answersOf(comparePage.vendor.items),
};

describe.each([
  ['cards', cards, cardGuides as Record<string, Record<string, Answered>>],
  ['answers', answers, answerGuides],
  ['the FAQ', faq, faqGuides],
])('%s', (_, said, guides) => {
  test('have each promise in src/content/product/promises: add its guide, or remove the promise', () => {
    const titles = (page: string) => (said[page] ?? []).filter((item) => !isClaim(item)).map(([title]) => title);
    const expected = Object.fromEntries(Object.keys(said).map((page) => [page, titles(page).sort()]));
    expect(Object.fromEntries(Object.entries(guides).map(([page, list]) => [page, Object.keys(list).sort()]))).toEqual(
      expected,
    );
  });

  test.each(Object.keys(guides))('of %s are kept by a section of a guide', (page) => {
    const keeps = guides === cardGuides ? withoutStep : unkept;
    const broken = (said[page] ?? []).flatMap(([title, text]) => {
      const guide = guides[page]?.[title];
      if (typeof guide !== 'string') return [];
      return guide.includes('#') ? (keeps(print(`${title} ${text}`), guide) ?? []) : [`${guide} has no #section`];
    });
    expect(broken).toEqual([]);
  });
});

const linked = [
  ...solutions.flatMap(({slug, features}) => features.items.map((card) => ({...card, page: `/solutions/${slug}`}))),
  ...featureGroups.flatMap(({items}) => items.map((card) => ({...card, to: card.guide.to, page: '/features'}))),
];

test.each(linked.map((card) => [`${card.page}: ${card.title}`, card] as const))(
  'the guide that %s links to keeps its promise',
  (_, {title, description, to = ''}) => {
    expect(withoutStep(`${title} ${description}`, to.replace('/docs/', ''))).toBeUndefined();
  },
);
