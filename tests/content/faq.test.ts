import {faqCategories, faqPage} from '#src/content/faq/page';
import {matchItems} from '#src/features/list-search/match-items';
import {mentionsBilling} from '#src/lib/mentions-billing';
import {countWords, hypeWords} from '../support/copy';
import {namedFigures, printFigures, unknownFigures} from '../support/named-facts';
import {listFiles, readText} from '../support/source-tree';

type Pair = {file: string; question: string; answer: string};

/** Questions of a file: headings and their answers. */
function readPairs(name: string): Pair[] {
  const file = `src/content/faq/${name}.mdx`;
  return readText(file)
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [question = '', ...answer] = part.split('\n');
      return {file, question: question.trim(), answer: answer.join('\n').trim()};
    });
}

const categories = Object.keys(faqCategories).map((id) => ({id, pairs: readPairs(id)}));
const onFaqPage = categories.flatMap(({pairs}) => pairs);
const usage = readPairs('usage-billing');
const all = [...onFaqPage, ...usage];

function complaints(check: (pair: Pair) => string | false): string[] {
  return all.flatMap((pair) => {
    const advice = check(pair);
    return advice === false ? [] : [`${pair.file}, “${pair.question}”: ${advice}`];
  });
}

describe('the FAQ', () => {
  test('has the five categories in the specification, with a file for each', () => {
    expect(Object.values(faqCategories)).toEqual([
      'Getting Started',
      'Features & Functionality',
      'Billing & Plans',
      'Support & Training',
      'Security & Data',
    ]);
    const files = listFiles(['src/content/faq'], ['.mdx']).map((file) => file.split('/').at(-1));
    expect(files.sort()).toEqual([...Object.keys(faqCategories), 'usage-billing'].map((id) => `${id}.mdx`).sort());
  });

  test.each(categories)('$id has four to seven questions', ({pairs}) => {
    expect(pairs.length).toBeGreaterThanOrEqual(4);
    expect(pairs.length).toBeLessThanOrEqual(7);
  });

  test('asks each question once, as a question', () => {
    expect(complaints(({question}) => !question.endsWith('?') && 'end it with a question mark.')).toEqual([]);
    expect(new Set(all.map(({question}) => question.toLowerCase())).size).toBe(all.length);
  });

  test('answers in 15 to 90 plain words', () => {
    expect(
      complaints(({answer}) => {
        const words = countWords(printFigures(answer).replace(/\]\([^)]*\)/g, ']'));
        if (words < 15) return `say a little more; it has ${words} words.`;
        if (words > 90) return `cut it; it has ${words} words. Link to a page for the rest.`;
        const hype = hypeWords.exec(answer)?.[0];
        return hype !== undefined && `say what happens instead of “${hype}”.`;
      }),
    ).toEqual([]);
  });

  test('uses only figures that exist', () => {
    const text = all.map(({answer}) => answer).join(' ');
    expect(namedFigures(text).length).toBeGreaterThan(20);
    expect(unknownFigures(text)).toEqual([]);
  });

  test('links to /contact in its banner and in empty search results', () => {
    expect(faqPage.closing.action).toMatchObject({to: '/contact'});
    expect(faqPage.search.action).toMatchObject({to: '/contact'});
  });
});

describe('the billing link', () => {
  test.each(['How does billing work?', 'BILLING dates', 'Is the billing-day fixed?', 'Who sees our Billing?'])(
    'shows for “%s”',
    (question) => {
      expect(mentionsBilling(['How do I start?', question])).toBe(true);
    },
  );

  test.each([
    'How are texts billed?',
    'Is there rebilling?',
    'What is a billings report?',
    'Can I pay the bill by card?',
    '',
  ])('does not show for “%s”', (question) => {
    expect(mentionsBilling(['How do I start?', question])).toBe(false);
  });

  test('does not show today, and would lead to /billing-faq', () => {
    expect(mentionsBilling(onFaqPage.map(({question}) => question))).toBe(false);
    expect(faqPage.billing.action).toMatchObject({to: '/billing-faq'});
    expect(onFaqPage.filter(({answer}) => answer.includes('/billing-faq'))).toEqual([]);
  });
});

describe('the billing FAQ', () => {
  test('has four questions that state the rules in the specification', () => {
    const text = usage.map(({answer}) => answer).join(' ');
    expect(usage).toHaveLength(4);
    for (const rule of [
      /SMS and phone usage is billed separately from your plan, at cost, on your monthly invoice/,
      /billing dashboard and choose \*\*Add Credits\*\*/,
      /available instantly/,
      /Unused credits are never charged/,
      /carrier rates/,
      /\*\*Usage Rates\*\*/,
    ]) {
      expect(text).toMatch(rule);
    }
  });
});

describe('the search', () => {
  const questions = [
    {id: 'a', text: 'Can we bring our customers? From any CRM: don’t worry about columns.'},
    {id: 'b', text: 'What does a café pay? The same.'},
  ];

  test.each([
    ['', ['a', 'b']],
    ['   ', ['a', 'b']],
    ['CRM', ['a']],
    ['columns bring', ['a']],
    ['colu', ['a']],
    ["don't", ['a']],
    ['cafe', ['b']],
    ['crm cafe', []],
    ['.*', []],
  ])('for “%s” finds %j', (query, ids) => {
    expect([...matchItems(questions, query)]).toEqual(ids);
  });
});
