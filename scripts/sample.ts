import {inProject} from './lib/project.mjs';
import {listTextFiles} from './lib/rename';
import names from './lib/sample-names.json' with {type: 'json'};
import {CommandError, count, printLine, readArguments} from './lib/terminal';

import {existsSync, globSync, readFileSync} from 'node:fs';
import path from 'node:path';

const usage = `npm run sample lists what the built site still shows of the sample: people, firms, claims and addresses, page by page.

Run npm run build first. operations/make-it-yours.md says where to replace what.`;

readArguments(usage, {});
const build = inProject('build');
if (!existsSync(path.join(build, 'index.html'))) throw new CommandError('No build found. Run npm run build first.');

const wanted = Object.values(names).flat();
const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${wanted.map(RegExp.escape).join('|')})(?![\\p{L}\\d])`, 'giu');
const inCase = new Map(wanted.map((name) => [name.toLowerCase(), name]));

/** The sample names in a text, in the order in which it says them. */
const find = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(pattern), ([name]) => inCase.get(name.toLowerCase()) ?? name)),
];

/** What a file shows and says to programs: its text without tags, so that a name may have a part in bold, and its attributes. */
function readShown(file: string): string {
  const text = readFileSync(path.join(build, file), 'utf8')
    .replaceAll('&amp;', '&')
    .replaceAll(/&#(?:x27|39);/g, '’');
  return `${text}\n${text.replaceAll(/<[^>]*>/g, '')}`;
}

// Each page also has a Markdown copy with the same text.
const found = globSync('**/*.{html,json,svg,txt,webmanifest,xml,yml}', {cwd: build})
  .toSorted()
  .map((file) => ({
    page: file.endsWith('.html') ? `/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}` : file,
    shown: find(readShown(file)),
  }))
  .filter(({shown}) => shown.length > 0);

const pagesOf = new Map<string, number>();
for (const name of found.flatMap(({shown}) => shown)) pagesOf.set(name, (pagesOf.get(name) ?? 0) + 1);
const everywhere = [...pagesOf].filter(([, pages]) => pages > 40).map(([name]) => name);

if (everywhere.length > 0) printLine(`On more than 40 pages: ${everywhere.join(', ')}\n`);
for (const {page, shown} of found) {
  const own = shown.filter((name) => !everywhere.includes(name));
  if (own.length > 0) printLine(`${page}\n  ${own.join(', ')}`);
}

if (pagesOf.size > 0) {
  const sources = listTextFiles()
    .filter(
      (file) =>
        /^(?:src|docs|blog|changelog|static|functions)\//.test(file) &&
        !file.includes('.test.') &&
        existsSync(inProject(file)),
    )
    .map((file) => ({file, typed: find(readFileSync(inProject(file), 'utf8'))}));
  printLine('\nWhere they are written');
  for (const name of pagesOf.keys()) {
    const files = sources.filter(({typed}) => typed.includes(name)).map(({file}) => file);
    printLine(`  ${name}: ${files.slice(0, 4).join(', ')}${files.length > 4 ? ` and ${files.length - 4} more` : ''}`);
  }
}
printLine(
  `\nThe build shows ${count(pagesOf.size, 'sample name')} on ${count(found.length, 'page or file', 'pages or files')}.`,
);
