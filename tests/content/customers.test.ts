import {northfieldMotors} from '#src/content/customers/northfield-motors';
import type {Customer} from '#src/content/customers/types';
import {sourcesPicture} from '#src/content/pictures/features';
import {flowPicture} from '#src/content/pictures/home-tools';
import {inProject} from '../../scripts/lib/project.mjs';
import {industries} from '../support/families';
import {listFiles, readText} from '../support/source-tree';

const customers = listFiles(['src/content/customers'], ['.ts'])
  .filter((file) => !file.endsWith('/types.ts'))
  .flatMap((file) => Object.values(jest.requireActual<Record<string, Customer>>(inProject(file))));

test.each(customers.map((customer) => [customer.name, customer] as const))('%s has an industry page', (_, customer) => {
  expect(industries.find(({slug}) => slug === customer.slug)?.name).toBe(customer.industry);
});

test('quotes are only in the records', () => {
  const quotes = customers.flatMap((customer) => Object.values(customer.quotes));
  const others = listFiles(['src', 'docs', 'blog'], ['.ts', '.tsx', '.mdx']).filter(
    (file) => !file.startsWith('src/content/customers/'),
  );
  const text = others.map(readText).join('\n');
  expect(quotes.filter((quote) => text.includes(quote))).toEqual([]);
});

describe('Northfield Motors’ numbers match on every page', () => {
  const testDrives = northfieldMotors.change.values.slice(-4).reduce((sum, value) => sum + value, 0);

  test('the report on /features shows the last four weeks of the record', () => {
    expect(sourcesPicture.kpis.find(({label}) => label === 'Test drives')?.value).toBe(String(testDrives));
    expect(sourcesPicture.chart.values.at(-1)).toBe(testDrives);
  });

  test('the workflow on the home page has the same number', () => {
    const [runs = 0, replied = 0] = (flowPicture.note ?? '').match(/\d+/g)?.map(Number) ?? [];
    expect(Math.round((runs * replied) / 100)).toBe(testDrives);
  });
});
