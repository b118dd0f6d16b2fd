import {people} from '#src/content/company/people';
import {northfieldMotors} from '#src/content/customers/northfield-motors';
import {clients, customers} from '#src/content/customers/registry';
import {sourcesPicture} from '#src/content/pictures/features';
import {firms} from '#src/content/world/firms';
import {createPortraits} from '#src/plugins/site-files/portraits/files';
import {companySlug} from '#src/ui/marks/CompanyMark';
import {captures, listFiles, readText} from '../support/source-tree';

const persons = [...people, ...customers.map(({speaker}) => speaker)];

test('each person has a drawn portrait or a photo in static/img/people', () => {
  const photos = listFiles(['static/img']).map((file) => file.slice('static'.length));
  const drawn = createPortraits().map(([file]) => `/${file}`);
  const used = persons.map(({portrait}) => portrait.replace(/#.+/, ''));
  expect([...drawn, ...photos]).toEqual(expect.arrayContaining(used));
});

test('drawn portraits are different, complete and colored', () => {
  const drawings = createPortraits().map(([, svg]) => svg);
  expect(new Set(drawings).size).toBe(drawings.length);
  for (const svg of drawings) {
    expect(svg.match(/<path/g)?.length).toBeGreaterThan(12);
    expect(svg).not.toMatch(/var\(|"none" d|<g[^>]*><\/g>/);
  }
});

test('every quoted, listed or drawn company has a symbol in static/img/company-marks.svg', () => {
  const quoted = listFiles(['src/content'], ['.ts']).flatMap((file) =>
    captures(readText(file), /\b(?:company|firm): ['"]([^'"]+)['"]/g),
  );
  const names = [...quoted, ...clients.map(({company}) => company), ...firms.map(({name}) => name)];
  expect(names.length).toBeGreaterThan(20);
  const symbols = readText('static/img/company-marks.svg');
  expect(names.filter((name) => !symbols.includes(`id="${companySlug(name)}"`))).toEqual([]);
});

test('every record of a customer is in the registry', () => {
  const files = listFiles(['src/content/customers'], ['.ts']).filter(
    (file) => !/\/(?:quote-of|registry)\.ts$/.test(file),
  );
  expect(customers.map(({page}) => `src/content/customers/${page}.ts`).toSorted()).toEqual(files.toSorted());
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
    const report = sourcesPicture.panes.find((pane) => pane.pane === 'report');
    expect(report?.kpis.find(({label}) => label === 'Test drives')?.value).toBe(String(testDrives));
    expect(report?.chart?.values.at(-1)).toBe(testDrives);
  });
});
