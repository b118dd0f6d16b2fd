import {readQuery} from '#src/parts/search/engine/index';
import {normalize, splitText, stem} from '#src/parts/search/engine/words';

test.each([
  ['price', 'pricing', 'prices', 'priced'],
  ['book', 'booking', 'bookings', 'booked'],
  ['bill', 'billing', 'bills', 'billed'],
  ['shop', 'shopping', 'shops', 'shopped'],
  ['reply', 'replies'],
  ['invoice', 'invoices', 'invoiced', 'invoicing'],
])('%s and its other forms share a stem', (word, ...forms) => {
  for (const form of forms) expect(stem(form)).toBe(stem(word));
});

test.each(['access', 'status', 'analysis', 'speed', 'thing', 'sms', 'red', 'bus'])('%s keeps its ending', (word) => {
  expect(stem(word)).toBe(word);
});

test('words ignore case, accents and ligatures', () => {
  expect(normalize('Café')).toBe('cafe');
  expect(normalize('ﬁeld')).toBe('field');
});

test('a compound is indexed as its parts and as one word', () => {
  expect(splitText('No-shows at 9').filter(Boolean)).toEqual(['No', 'shows', 'at', '9', 'Noshows']);
});

test('stop words of a question are dropped', () => {
  expect(readQuery('How do I import my contacts?')).toEqual([['import', 'contact']]);
});

test('a stop word alone is searched, because it may be a prefix', () => {
  expect(readQuery('do')).toEqual([['do']]);
});

test('a compound is searched as one word first, then as two', () => {
  expect(readQuery('no-show cost')).toEqual([
    ['noshow', 'cost'],
    ['no', 'show', 'cost'],
  ]);
});

test('a number and the word after it are searched as one word first, then as two', () => {
  expect(readQuery('10 dlc rules')).toEqual([
    ['10dlc', 'rule'],
    ['10', 'dlc', 'rule'],
  ]);
});

test.each(['', '   ', '?!'])('%p has no search terms', (query) => {
  expect(readQuery(query)).toEqual([]);
});
