import {readQuery} from '#src/features/site-search/engine/read-query';
import {normalize, splitText, stem} from '#src/features/site-search/engine/words';

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

test.each(['access', 'status', 'analysis', 'speed', 'thing', 'sms', 'red', 'bus'])('%s keeps its end', (word) => {
  expect(stem(word)).toBe(word);
});

test('words have no case and no accents', () => {
  expect(normalize('Café')).toBe('cafe');
});

test('a compound is its parts, and one word', () => {
  expect(splitText('No-shows at 9').filter(Boolean)).toEqual(['No', 'shows', 'at', '9', 'Noshows']);
});

test('a question is its telling words', () => {
  expect(readQuery('How do I import my contacts?')).toEqual([['import', 'contact']]);
});

test('a filler counts when there is nothing else: it may be the beginning of a word', () => {
  expect(readQuery('do')).toEqual([['do']]);
});

test('a compound is read as one word first, then as two', () => {
  expect(readQuery('no-show cost')).toEqual([
    ['noshow', 'cost'],
    ['no', 'show', 'cost'],
  ]);
});

test.each(['', '   ', '?!'])('%p asks for nothing', (query) => {
  expect(readQuery(query)).toEqual([]);
});
