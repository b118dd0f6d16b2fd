import {settings} from '#src/content/settings/schema';
import {findSettingsProblems} from '#src/plugins/settings/index';
import {inProject, root} from '../../scripts/lib/project.mjs';
import {changeSettings} from '../support/other-settings';

import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'scalewell-settings-'));
  mkdirSync(path.join(folder, 'src/content/settings'), {recursive: true});
});

afterEach(() => rmSync(folder, {recursive: true}));

/** What the check says of a file after a change to its text. */
function check(name: string, from: string | RegExp, to: string): string[] {
  const file = `src/content/settings/${name}.json`;
  const text = readFileSync(inProject(`tests/support/settings/${name}.json`), 'utf8');
  if (text.replace(from, '') === text) throw new Error(`${file} has no ${String(from)}`);
  writeFileSync(path.join(folder, file), text.replace(from, to));
  return findSettingsProblems(folder).map(({line, message}) => `${String(line)} ${message}`);
}

test('the settings of this site, those that tests run with, and all of them changed are right', () => {
  expect(Object.keys(settings)).toHaveLength(6);
  expect(findSettingsProblems(root)).toEqual([]);
  const sample = path.join(folder, 'src/content/settings');
  cpSync(inProject('tests/support/settings'), sample, {recursive: true});
  expect(findSettingsProblems(folder)).toEqual([]);
  const leavesOf = (name: string) =>
    JSON.stringify(JSON.parse(readFileSync(path.join(sample, `${name}.json`), 'utf8')));
  const before = Object.keys(settings).map(leavesOf);
  changeSettings(folder);
  expect(findSettingsProblems(folder)).toEqual([]);
  expect(Object.keys(settings).filter((name, at) => leavesOf(name) === before[at])).toEqual(['redirects']);
});

test.each([
  ['plans', '"$259"', '259', '3 prices, solo: Write this as text, in quotes. Write dollars: $300, or $3,000+.'],
  ['plans', '"$259"', '"259 dollars"', '3 prices, solo: “259 dollars” can’t be read. Write dollars: $300, or $3,000+.'],
  [
    'plans',
    '30000',
    '"many"',
    '15 limits, Solo, home, contacts: Write a whole number without quotes and commas, or "unlimited".',
  ],
  ['hosts', '"18:00"', '"08:00"', '9 Elise Varga, Monday: These hours end (08:00) before they begin (09:00).'],
  [
    'hosts',
    '"09:00"',
    '"9:00"',
    '10 Elise Varga, Monday, from: “9:00” can’t be read. Write a time of day in quarter hours on a 24-hour clock: 09:00.',
  ],
  [
    'hosts',
    'America/Toronto',
    'Toronto',
    '5 Elise Varga, zone: “Toronto” is not a time zone. Write one such as America/Toronto.',
  ],
  ['hosts', '"name": "Elise Varga",', '', '2 Add "name": it is missing.'],
  ['company', '"city"', '"town"', '1 Add "city": it is missing.'],
  ['company', 'support@scalewell.example', 'support', '6 supportEmail: “support” is not an email address.'],
  ['announcement', '"to": ""', '"to": "/pricing"', '1 Write both the link’s `label` and its address `to`, or neither.'],
  [
    'redirects',
    '"to": "/docs/api"',
    '"to": "https://a.example"',
    '8 /docs/administration-and-api/api, to: “https://a.example” can’t be read. Write an address of this site: /pricing.',
  ],
])('%s.json with %s as %s is told with its line and the cure', (name, from, to, complaint) => {
  expect(check(name, from, to)).toContain(complaint);
});

test('a file that is not JSON is told with its line', () => {
  expect(check('plans', '"$259",', '"$259"')).toEqual([expect.stringMatching(/^4 This is not JSON: .*comma/)]);
});

test.each([
  [
    'company',
    '"phone": ',
    '"phone": "+1 902 555 0111",\n  "phone": ',
    ['14 “phone” is here twice, and only the last one counts: remove one.'],
  ],
  ['company', '{', '\uFEFF{', ['1 Save this file as UTF-8 without a byte order mark (BOM), which Notepad adds.']],
  ['hosts', /\n/g, '\r\n', []],
  ['hosts', /[^]+/, '[]', ['1 Add at least one host: without one, nobody can book a demo.']],
])('%s.json with %s as %j', (name, from, to, complaints) => {
  expect(check(name, from, to)).toEqual(complaints);
});

test.each(Object.keys(settings))('a comma too many in %s.json is told with its line and the cure', (name) => {
  const text = readFileSync(inProject(`tests/support/settings/${name}.json`), 'utf8').trimEnd();
  const last = text.slice(-1);
  const line = text.slice(0, -1).trimEnd().split('\n').length;
  expect(check(name, text, `${text.slice(0, -1).trimEnd()},\n${last}`)).toEqual([
    `${line} This is not JSON: remove the comma at the end. The last entry of a list has none.`,
  ]);
});
