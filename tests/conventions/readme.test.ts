import {bookingVariables} from '@site/src/content/booking';
import {companyVariables} from '@site/src/content/company';

import {existsSync} from 'node:fs';

import {inProject} from '../../scripts/lib/project.mjs';
import {listFiles, readText} from '../support/source-tree';

const readme = readText('README.md');
const {scripts} = JSON.parse(readText('package.json')) as {scripts: Record<string, string>};

/** Variables of the functions: `variables.NAME` or `process.env.NAME`. NETLIFY_DEV is Netlify's own sign. */
const functionVariables = listFiles(['functions'], ['.ts', '.mts'])
  .flatMap((file) => Array.from(readText(file).matchAll(/\b(?:variables|process\.env)\.([A-Z][A-Z_]+)/g)))
  .map(([, name = '']) => name)
  .filter((name) => name !== 'NETLIFY_DEV');

describe('the README', () => {
  it('has every environment variable in its table', () => {
    const names = new Set<string>([
      ...companyVariables,
      ...bookingVariables,
      ...functionVariables,
      'PORT',
      'CHROME_PATH',
    ]);
    const missing = [...names].filter((name) => !readme.includes(`| \`${name}\``));
    expect(missing.map((name) => `${name}: add a row to the table under Settings.`)).toEqual([]);
  });

  it('names only commands that exist', () => {
    const unknown = Array.from(`${readme}\n${readText('CONTRIBUTING.md')}`.matchAll(/npm run ([\w:-]+)/g))
      .map(([, name = '']) => name)
      .filter((name) => !(name in scripts));
    expect(unknown).toEqual([]);
  });

  it('shows only pictures that exist', () => {
    const missing = Array.from(readme.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g))
      .map(([, file = '']) => file)
      .filter((file) => !existsSync(inProject(file)));
    expect(missing).toEqual([]);
  });
});
