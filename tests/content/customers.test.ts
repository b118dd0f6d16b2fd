import {clearwaterDental} from '#src/content/customers/clearwater-dental';
import {fieldhouseHotels} from '#src/content/customers/fieldhouse-hotels';
import {harbourAndPine} from '#src/content/customers/harbour-and-pine';
import {marlowAndFinch} from '#src/content/customers/marlow-and-finch';
import {northfieldMotors} from '#src/content/customers/northfield-motors';
import {ridgelineInsurance} from '#src/content/customers/ridgeline-insurance';
import {sourcesPicture} from '#src/content/pictures/features';
import {flowPicture} from '#src/content/pictures/home-tools';
import {industries} from '../support/families';
import {listFiles, readText} from '../support/source-tree';

const customers = [
  northfieldMotors,
  harbourAndPine,
  clearwaterDental,
  ridgelineInsurance,
  fieldhouseHotels,
  marlowAndFinch,
];

test('every record is covered by this test', () => {
  const records = listFiles(['src/content/customers'], ['.ts']).filter((file) => !file.endsWith('/types.ts'));
  expect(records).toHaveLength(customers.length);
});

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
