import {company} from '#src/content/company/company';
import {people} from '#src/content/company/people';
import {customers} from '#src/content/customers/registry';
import {firms} from '#src/content/world/firms';
import names from '../../../scripts/lib/sample-names.json' with {type: 'json'};
import {captures, listFiles, readText} from '../../support/source-tree';

const sources = listFiles(['src/content'], ['.ts']).map(readText).join('\n');
const persons = [...people, ...customers.map(({speaker}) => speaker)];
const isFullName = (name: string): boolean => /^(?:Dr\. )?\p{Lu}[\p{L}’]+ \p{Lu}[\p{L}’]+$/u.test(name);
const sorted = (list: readonly string[]): string[] => [...new Set(list)].sort((a, b) => a.localeCompare(b, 'en'));

/** What texts call a firm: `Northfield` for Northfield Motors, and `Alder & Oat` in full. */
const shortName = (name: string): string =>
  name.includes(' & ') && !/[^&] \w+ &/.test(name) ? name : (name.replace(/^The /, '').split(' ')[0] ?? '');

// `npm run sample` finds only what is in this file, also after the registries have other names.
test.each<[keyof typeof names, string[]]>([
  ['people', [...persons.map(({name}) => name), ...captures(sources, /author: '([^']+)'/g)]],
  ['firms', [...firms, ...customers].map(({name}) => shortName(name)).concat(captures(sources, /company: '([^']+)'/g))],
  [
    'drawings',
    firms
      .flatMap(({staff, contacts}) => [...Object.values(staff), ...Object.values(contacts)].map(({name}) => name))
      .filter(isFullName),
  ],
])('scripts/lib/sample-names.json lists all %s', (kind, list) => {
  expect(list.length).toBeGreaterThan(14);
  expect(names[kind]).toEqual(sorted(list));
});

test('it lists the facts of the company', () => {
  expect(names.facts).toEqual(expect.arrayContaining([company.name, company.phone.slice(3), company.claims.uptime]));
});
