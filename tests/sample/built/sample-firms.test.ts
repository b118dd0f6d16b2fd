import {company} from '#src/content/company/company';
import {firms} from '#src/content/world/firms';
import {northfield} from '#src/content/world/northfield';
import {findFaults, openBuiltPage} from '../../support/built-page';
import {sitemapPaths} from '../../support/built-site';

const paths = sitemapPaths();

/** What a page says and what its pictures are described as. */
function textOf(path: string): string {
  const {texts, values} = openBuiltPage(path);
  return [...texts('main'), ...values('main [aria-label]', 'aria-label')].join(' ');
}

/** Owners of sample numbers by their last digits, as pages name them. A new number needs a line. */
const owners: Readonly<Record<string, string>> = {
  '0109': 'Sylvie Fern',
  '0118': 'Tim Ward',
  '0120': 'Pellow & Co',
  '0127': 'Rosa Lim',
  '0133': 'DAHL',
  '0141': 'Carl Boone',
  '0150': 'Showroom',
  '0157': 'Oakline Studio',
  '0163': 'Rack installer',
  '0164': 'Raj Patel',
  '0170': 'My profile',
  '0171': 'IVERSON',
  '0177': 'Tomas',
  '0185': 'Nell Ames',
  '0188': 'example',
  '0193': 'Paula Brandt',
  '0198': 'Iverson',
};

test('a sample phone number is shown with its owner, and is never ours', () => {
  expect(Object.keys(owners)).not.toContain(company.phone.replace(/\D/g, '').slice(-4));
  expect(northfield.contacts['tomas']?.phone).toMatch(/0177$/);
  const faults = findFaults(paths, (_page, path) => {
    const text = textOf(path);
    const numbers = text.match(/(?:\+?1 ?)?\(?\b(?:416|905)?\)?[ -]?555[ -]?01\d\d(?!\d)/g) ?? [];
    const ours = company.phone.replace(/\D/g, '').slice(-10);
    return numbers.map((number) => {
      const digits = number.replace(/\D/g, '');
      const owner = owners[digits.slice(-4)];
      if (digits.endsWith(ours)) return undefined;
      return owner !== undefined && text.includes(owner) ? undefined : `${number} stands without its owner`;
    });
  });
  expect(faults).toEqual([]);
});

/** People of the sample firms with first and last name. */
const people = firms.flatMap((firm) =>
  [...Object.values(firm.contacts), ...Object.values(firm.staff)]
    .filter(({name}) => /^\p{Lu}\S+ \p{Lu}\S+$/u.test(name) && !/\d|crew$/.test(name))
    .map(({name}) => ({name, firm})),
);

test('people of one page differ in their first names, so that a reader knows who is meant', () => {
  const faults = findFaults(paths, (_page, path) => {
    const text = textOf(path);
    const named = [...new Set(people.map(({name}) => name))].filter((name) => text.includes(name));
    const twins = Object.values(Object.groupBy(named, (name) => name.split(' ')[0] ?? '')).filter(
      (names = []) => names.length > 1,
    );
    return twins.map((names = []) => names.join(' and '));
  });
  expect(faults).toEqual([]);
});

/** Pages of the product, whose pictures are Northfield's without saying so. */
const product = /^\/(?:docs|integrations|security)/;

test('a person of a sample firm is on pages that name the firm; pages of the product show Northfield Motors', () => {
  const faults = findFaults(paths, (_page, path) => {
    const text = textOf(path);
    return people
      .filter(({name}) => text.includes(name))
      .filter(({firm}) =>
        product.test(path) ? firm !== northfield : !text.toLowerCase().includes(firm.name.toLowerCase()),
      )
      .map(({name, firm}) => `${name} is at ${firm.name}, which the page doesn’t name`);
  });
  expect(people.length).toBeGreaterThan(80);
  expect(faults).toEqual([]);
});
