import {bookingVariables} from '#src/content/booking';
import {companyVariables} from '#src/content/company/company';
import {cspReportVariables} from '#src/site/csp-report';
import {vitalsVariables} from '#src/site/vitals';

import {existsSync} from 'node:fs';

import {inProject} from '../../scripts/lib/project.mjs';
import {listFiles, readText} from '../support/source-tree';

const readme = readText('README.md');
const guide = readText('operations/variables.md');
const {scripts} = JSON.parse(readText('package.json')) as {scripts: Record<string, string>};

/** Text of each guide by path. */
const manuals = new Map(
  [
    'README.md',
    'CONTRIBUTING.md',
    'OPERATIONS.md',
    'functions/README.md',
    ...listFiles(['operations', 'functions/guides'], ['.md']),
  ].map((file) => [file, readText(file)] as const),
);

/** Variables the functions read: `variables.NAME` or `process.env.NAME`. Netlify sets NETLIFY_DEV. */
const functionVariables = listFiles(['functions'], ['.ts', '.mts'])
  .flatMap((file) => Array.from(readText(file).matchAll(/\b(?:variables|process\.env)\.([A-Z][A-Z_]+)/g)))
  .map(([, name = '']) => name)
  .filter((name) => name !== 'NETLIFY_DEV');

const built: readonly string[] = [...companyVariables, ...bookingVariables, ...vitalsVariables, ...cspReportVariables];

type Variable = {name: string; read: string; secret: string};

/** Rows of the variable tables. */
const variables = Array.from(
  guide.matchAll(/^\| `([A-Z][A-Z_]+)` +\| (.+?) +\| (.+?) +\|/gm),
  ([, name = '', read = '', secret = '']): Variable => ({name, read, secret}),
);

const readIn = (where: string) => variables.filter(({read}) => read.includes(where)).map(({name}) => name);

describe('the tables of variables in operations/variables.md', () => {
  it('lists each environment variable once', () => {
    const names = variables.map(({name}) => name);
    const wanted = [...built, ...functionVariables, 'PORT', 'CHROME_PATH'];
    const missing = [...new Set<string>(wanted)].filter((name) => !names.includes(name));
    expect(missing.map((name) => `${name}: add a row to a table in operations/variables.md.`)).toEqual([]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('says where each is read', () => {
    expect(built.filter((name) => !readIn('build').includes(name))).toEqual([]);
    expect(functionVariables.filter((name) => !readIn('functions').includes(name))).toEqual([]);
  });

  it('marks every variable with a password or key as secret', () => {
    const secrets = variables.filter(({secret}) => secret === 'yes').map(({name}) => name);
    const expected = variables.filter(({name}) => /SECRET|SMTP|_DB_URL|TOKEN|KEY/.test(name)).map(({name}) => name);
    expect(secrets).toEqual(expected);
  });
});

describe('the README', () => {
  it('and the other guides mention only existing commands', () => {
    const texts = [...manuals.values()].join('\n');
    const unknown = Array.from(texts.matchAll(/npm run (?:-s |--silent )?([\w:-]+)/g))
      .map(([, name = '']) => name)
      .filter((name) => !(name in scripts));
    expect(unknown).toEqual([]);
  });

  it('shows only existing pictures', () => {
    const missing = Array.from(readme.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g))
      .map(([, file = '']) => file)
      .filter((file) => !existsSync(inProject(file)));
    expect(missing).toEqual([]);
  });
});
