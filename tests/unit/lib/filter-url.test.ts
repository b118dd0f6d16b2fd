import {filterLink, readFilter, withFilter} from '#src/lib/list-filter/filter-url';

const keys = ['automotive', 'real-estate', 'other'] as const;

describe('readFilter', () => {
  test.each([
    ['?industry=other', '', 'other'],
    ['?industry=other', '#automotive', 'other'],
    ['', '#automotive', 'automotive'],
    ['?industry=__proto__', '', undefined],
    ['?industry=', '#constructor', undefined],
  ])('%s%s: %s', (search, hash, expected) => {
    expect(readFilter({search, hash}, 'industry', keys)).toBe(expected);
  });
});

test.each([
  ['https://www.example.test/', '/?tab=other'],
  ['https://www.example.test/?tab=automotive', '/?tab=other'],
  ['https://www.example.test/?ref=mail&tab=automotive#industries', '/?ref=mail&tab=other'],
  ['https://www.example.test/?tab=automotive&tab=insurance', '/?tab=other'],
])('%s becomes %s', (address, expected) => {
  expect(withFilter(address, 'tab', 'other')).toBe(expected);
});

test('an empty choice leaves the address', () => {
  expect(withFilter('https://www.example.test/?tab=other&ref=mail', 'tab', '')).toBe('/?ref=mail');
  expect(filterLink('/stories', 'industry')).toBe('/stories');
  expect(filterLink('/stories', 'industry', 'other')).toBe('/stories?industry=other#other');
});
