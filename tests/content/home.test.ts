import {clients} from '#src/content/company/clients';
import {industryTabs} from '#src/content/industry-tabs/index';
import {longerThan, repeated} from '../support/copy';

// tests/built/specification.test.ts checks the other sections.

test('the home page lists five clients', () => {
  expect(clients).toHaveLength(5);
});

describe('industry tabs', () => {
  test.each(industryTabs.map((tab) => [tab.key, tab] as const))('%s links to its page, in short texts', (key, tab) => {
    expect(tab.link).toMatchObject({label: 'Learn More', to: `/industries/${key}`});
    expect(longerThan(9, [tab.title])).toEqual([]);
    expect(longerThan(30, [tab.subtitle])).toEqual([]);
    expect(longerThan(15, [...tab.reasons, ...tab.features.map(({description}) => description)])).toEqual([]);
  });

  test('no two tabs share a sentence: write each for its industry', () => {
    const texts = industryTabs.flatMap(({title, subtitle, reasons, features}) => [
      title,
      subtitle,
      ...reasons,
      ...features.flatMap((feature) => [feature.title, feature.description]),
    ]);
    expect(repeated(texts)).toEqual([]);
  });
});
