import {bookingVariables} from '#src/content/booking';
import {companyVariables} from '#src/content/company/company';
import {counterVariables} from '#src/site/counter';
import {cspReportVariables} from '#src/site/csp-report';
import {inProject} from '../../scripts/lib/project.mjs';
import {capture, captures, listFiles, readText} from '../support/source-tree';

import {existsSync} from 'node:fs';
import path from 'node:path';

const runbook = readText('OPERATIONS.md');
const variableGuide = readText('operations/variables.md');
const {scripts} = JSON.parse(readText('package.json')) as {scripts: Record<string, string>};
const pages = listFiles(['operations'], ['.md']);
const guides = ['OPERATIONS.md', ...pages];
const allGuides = guides.map(readText).join('\n');
const manuals = [
  'README.md',
  'CONTRIBUTING.md',
  'functions/README.md',
  ...listFiles(['functions/guides'], ['.md']),
  ...guides,
];

/** Variables the functions read: `variables.NAME` or `process.env.NAME`. Netlify sets NETLIFY_DEV. */
const functionVariables = listFiles(['functions'], ['.ts', '.mts'])
  .flatMap((file) => captures(readText(file), /\b(?:variables|process\.env)\.([A-Z][A-Z_]+)/g))
  .filter((name) => name !== 'NETLIFY_DEV');

const built: readonly string[] = [...companyVariables, ...bookingVariables, ...counterVariables, ...cspReportVariables];

type Variable = {name: string; read: string; secret: string};

/** Rows of the variable tables. */
const variables = Array.from(
  variableGuide.matchAll(/^\| `([A-Z][A-Z_]+)` +\| (.+?) +\| (.+?) +\|/gm),
  ([, name = '', read = '', secret = '']): Variable => ({name, read, secret}),
);

const readIn = (where: string) => variables.filter(({read}) => read.includes(where)).map(({name}) => name);

const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`\n]*`/g, '');

/** Anchors of a page's headings, as GitHub generates them. */
const anchorsOf = (text: string): string[] =>
  captures(text.replace(/^```[\s\S]*?^```$/gm, ''), /^#{1,6} (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe('the runbook', () => {
  it('links every page of operations', () => {
    expect(pages.filter((file) => !runbook.includes(`](${file})`))).toEqual([]);
  });

  it('lists every trouble /api/health can report', () => {
    const source = readText('functions/health/handle-health.ts');
    const union = capture(source, /type Trouble =([^;]+);/);
    const troubles = captures(union, /'([a-z-]+)'/g);
    expect(troubles).toContain('database-down');
    const health = readText('operations/health.md');
    expect(troubles.filter((name) => !runbook.includes(`\`${name}\``) || !health.includes(`| \`${name}\``))).toEqual(
      [],
    );
  });
});

describe('guides for operators', () => {
  it('mention only existing subcommands and options', () => {
    const unknown = ['leads', 'bookings'].flatMap((name) => {
      const source = readText(`scripts/${name}.ts`);
      const commands = captures(allGuides, new RegExp(`\\b${name} -- ([a-z]+)`, 'g'));
      return commands.filter((command) => !source.includes(`npm run ${name} -- ${command}`));
    });
    expect(unknown).toEqual([]);
    const sources = ['lib/terminal', 'leads', 'bookings', 'feedback']
      .map((name) => readText(`scripts/${name}.ts`))
      .join('\n');
    const lines = captures(allGuides, /(?:leads|bookings|feedback) --([^`\n]*)/g);
    const options = lines.flatMap((line) => captures(line, / (--[a-z][a-z-]*)/g));
    expect(options.length).toBeGreaterThan(10);
    expect(options.filter((option) => !sources.includes(option))).toEqual([]);
  });
});

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
    const expected = variables
      .filter(({name}) => /SECRET|SMTP|_DB_URL|TOKEN|KEY|HOST_CALENDARS|NOTIFY/.test(name))
      .map(({name}) => name);
    expect(secrets).toEqual(expected);
  });
});

it('manuals mention only existing commands', () => {
  const texts = manuals.map(readText).join('\n');
  const names = captures(texts, /npm run (?:-s |--silent )?([\w:-]+)/g);
  expect(names.filter((name) => !(name in scripts))).toEqual([]);
});

it.each(manuals)('%s links only to existing files and headings', (file) => {
  const targets = captures(withoutCode(readText(file)), /\]\((?!https?:|mailto:)([^)\s]*)\)/g);
  const broken = targets.filter((target) => {
    const [place = '', anchor] = target.split('#');
    const to = place === '' ? file : path.posix.join(path.posix.dirname(file), place);
    if (!existsSync(inProject(to))) return true;
    return anchor !== undefined && !anchorsOf(readText(to)).includes(anchor);
  });
  expect(broken).toEqual([]);
});

test('the manual for upgrades lists each file that reads a private part of Docusaurus', () => {
  const table = readText('src/plugins/built-pages/README.md');
  const readers = listFiles(['src', 'scripts', 'tests'], ['.ts', '.tsx']).filter((file) =>
    /['"`]@docusaurus\/[^\n]+?\/lib\//.test(readText(file)),
  );
  expect(readers.length).toBeGreaterThan(4);
  expect(readers.filter((file) => !table.includes(`\`${file}\``))).toEqual([]);
});
