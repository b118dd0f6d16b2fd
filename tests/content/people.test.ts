import {people} from '#src/content/company/people';
import {companySlug} from '#src/ui/marks/CompanyMark';
import {clients} from '#src/content/company/clients';
import {listFiles, readText} from '../support/source-tree';

import {readdirSync} from 'node:fs';
import {parse} from 'yaml';

const persons = Object.values(people);

test('static/img/people has the picture of each person in src/content/company/people.ts, and no other', () => {
  const files = readdirSync('static/img/people').map((file) => `/img/people/${file}`);
  expect(persons.map(({portrait}) => portrait).toSorted()).toEqual(files.toSorted());
});

test('authors have the same name, role and picture in blog/authors.yml as in src/content/company/people.ts', () => {
  const authors = Object.values(
    parse(readText('blog/authors.yml')) as Record<string, {name: string; title: string; image_url: string}>,
  ).map(({name, title, image_url: portrait}) => ({name, role: title, portrait}));
  expect(authors.map((author) => persons.find(({name}) => name === author.name))).toEqual(authors);
});

test('every quoted or listed company has a symbol in static/img/company-marks.svg', () => {
  const quoted = listFiles(['src/content'], ['.ts']).flatMap((file) =>
    Array.from(readText(file).matchAll(/\bcompany: ['"]([^'"]+)['"]/g), ([, name = '']) => name),
  );
  const names = [...quoted, ...clients.map(({company}) => company)];
  expect(names.length).toBeGreaterThan(20);
  const symbols = readText('static/img/company-marks.svg');
  expect(names.filter((name) => !symbols.includes(`id="${companySlug(name)}"`))).toEqual([]);
});
