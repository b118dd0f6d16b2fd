import {faqCategories, faqPage} from '#src/content/faq/page';
import {mentionsBilling} from '#src/lib/mentions-billing';
import {matchItems} from '#src/parts/filter/filters.browser';
import {repeated} from '../support/copy';
import {readPairs} from '../support/faq';
import {listFiles} from '../support/source-tree';

const onFaqPage = Object.keys(faqCategories).flatMap(readPairs);
const usage = readPairs('usage-billing');
const all = [...onFaqPage, ...usage];

describe('the FAQ', () => {
  test('has a file for each category', () => {
    const files = listFiles(['src/content/faq'], ['.mdx']).map((file) => file.split('/').at(-1));
    expect(files.sort()).toEqual([...Object.keys(faqCategories), 'usage-billing'].map((id) => `${id}.mdx`).sort());
  });

  test('asks each question once', () => {
    expect(repeated(all.map(({question}) => question.toLowerCase()))).toEqual([]);
  });

  test('links to /contact in its banner and in empty search results', () => {
    expect(faqPage.closing.action).toMatchObject({to: '/contact'});
    expect(faqPage.search.action).toMatchObject({to: '/contact'});
  });
});

describe('the billing link', () => {
  test.each([
    ['How does billing work?', true],
    ['BILLING dates', true],
    ['Is the billing-day fixed?', true],
    ['How are texts billed?', false],
    ['Is there rebilling?', false],
    ['What is a billings report?', false],
    ['Can I pay the bill by card?', false],
    ['', false],
  ])('for “%s” is shown: %p', (question, shown) => {
    expect(mentionsBilling(['How do I start?', question])).toBe(shown);
  });

  test('does not show today, and would lead to /billing-faq', () => {
    expect(mentionsBilling(onFaqPage.map(({question}) => question))).toBe(false);
    expect(faqPage.billing.action).toMatchObject({to: '/billing-faq'});
    expect(onFaqPage.filter(({answer}) => answer.includes('/billing-faq'))).toEqual([]);
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
    const matches = matchItems(questions, query, ({text}) => text);
    expect(Array.from(matches, ({id}) => id)).toEqual(ids);
  });
});
