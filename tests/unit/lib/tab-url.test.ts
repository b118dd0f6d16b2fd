import {readFilter} from '#src/features/url-filter/filter-url';
import {readTab, withTab} from '#src/features/industry-tabs/tab-url';

const keys = ['automotive', 'real-estate', 'other'] as const;

describe('readTab', () => {
  const others = ['', 'Automotive', 'automotive%20', '0', '__proto__', 'constructor', 'length'];

  test.each(['', '?tabs=other', ...others.map((name) => `?tab=${name}`), '?tab=nonsense&tab=automotive'])(
    'finds no tab in “%s”',
    (search) => {
      expect(readTab(search, keys)).toBeUndefined();
    },
  );

  test.each(['?tab=other', '?ref=mail&tab=other', '?tab=other&tab=automotive'])('finds a tab in “%s”', (search) => {
    expect(readTab(search, keys)).toBe('other');
  });
});

describe('withTab', () => {
  test.each([
    ['https://www.example.test/', '/?tab=other'],
    ['https://www.example.test/?tab=automotive', '/?tab=other'],
    ['https://www.example.test/?ref=mail&tab=automotive#industries', '/?ref=mail&tab=other#industries'],
    ['https://www.example.test/?q=a%20b&utm_source=x#faq', '/?q=a+b&utm_source=x&tab=other#faq'],
    ['https://www.example.test/?tab=automotive&tab=insurance', '/?tab=other'],
  ])('%s becomes %s', (address, expected) => {
    expect(withTab(address, 'other')).toBe(expected);
  });
});

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
