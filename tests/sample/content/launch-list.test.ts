import {company} from '#src/content/company/company';
import {directory} from '#src/content/integrations/directory';
import {inProject} from '../../../scripts/lib/project.mjs';
import {listFiles, readText} from '../../support/source-tree';

import {existsSync} from 'node:fs';

const [, list = ''] = readText('OPERATIONS.md').split(/^## Before launch: facts to confirm$/m);
const section = list.split(/^## /m)[0] ?? '';
const paths = Array.from(section.matchAll(/`((?:src|blog)[\w./-]*)`/g), ([, path = '']) => path);
const isListed = (file: string): boolean => paths.some((path) => file === path || file.startsWith(path));

const countIn = (folders: readonly string[], pattern: RegExp): number =>
  listFiles(folders, ['.ts']).reduce((sum, file) => sum + (readText(file).match(pattern) ?? []).length, 0);

test('the launch list names files that exist', () => {
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !existsSync(inProject(path)))).toEqual([]);
});

test('it names each claim about the company', () => {
  const {businesses, teamMembers, support, uptime, integrations} = company.claims;
  const claims = [businesses, teamMembers, support, uptime, integrations, String(company.foundedYear)];
  expect(claims.filter((claim) => !section.includes(claim))).toEqual([]);
});

test('it counts the integrations and the quotes', () => {
  const integrations = directory.reduce((sum, {items}) => sum + items.length, 0);
  expect(section).toContain(`${integrations} integrations`);
  const quotes = countIn(
    ['src/content/solutions', 'src/content/services', 'src/content/industries'],
    /^\s+author: '/gm,
  );
  expect(section).toContain(`${quotes} quotes`);
});

test('it names each file with a quote, a year of the company’s history or figures of a customer', () => {
  const invented = /^\s+author: '|^\s+\{?\s*year: 20\d\d|on a call with|sample data/im;
  const files = listFiles(['src/content', 'blog'], ['.ts', '.mdx']).filter(
    (file) => !file.includes('/schema/') && !file.includes('/styleguide/') && invented.test(readText(file)),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !isListed(file))).toEqual([]);
});
