import {readFilter} from '#src/features/url-filter/filter-url';
import {readTab, withTab} from '#src/features/industry-tabs/tab-url';

const keys = ['automotive', 'real-estate', 'other'] as const;

describe('readTab', () => {
  test.each(keys)('knows %s', (key) => {
    expect(readTab(`?tab=${key}`, keys)).toBe(key);
    expect(readTab(`?ref=mail&tab=${key}`, keys)).toBe(key);
  });

  const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', 'valueOf'];
  const others = ['', 'Automotive', 'automotive%20', '0', '%00', ...inherited].map((name) => `?tab=${name}`);

  test.each(['', '?', '?tab', '?tabs=other', ...others])('finds no tab in “%s”', (search) => {
    expect(readTab(search, keys)).toBeUndefined();
  });

  test('uses the first of several', () => {
    expect(readTab('?tab=other&tab=automotive', keys)).toBe('other');
    expect(readTab('?tab=nonsense&tab=automotive', keys)).toBeUndefined();
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
    ['?industry=nonsense', '', undefined],
    ['?industry=__proto__', '', undefined],
    ['?industry=', '#constructor', undefined],
    ['?industry=Automotive', '', undefined],
    ['?industry=%00', '', undefined],
  ])('%s%s: %s', (search, hash, expected) => {
    expect(readFilter({search, hash}, 'industry', keys)).toBe(expected);
  });
});
