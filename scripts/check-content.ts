import {findSettingsProblems} from '#src/plugins/settings/index';
import type {Report} from './content/check';
import type {FileComplaint} from './content/complaint.ts';
import {listFiles} from './content/page.ts';
import {root} from './lib/project.mjs';
import {count, exitWithError, formatDuration, printLine, readArguments} from './lib/terminal';

import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The checker imports settings, so one that isn't JSON would stop it with Node's own message. */
const {createChecker, formatComplaints, summarize} = await import('./content/check').catch((error: unknown) => {
  const problems = findSettingsProblems(root);
  if (problems.length === 0) throw error;
  return exitWithError(problems.map(({file, line, message}) => `${file}:${String(line)}  ${message}`).join('\n'));
});

/** Files of a site that matter here: pages and pictures. */
const isWanted = (file: string) =>
  statSync(file).isDirectory()
    ? !/(?:^|[\\/])(?:node_modules|\.git|build)$/.test(file)
    : /\.(?:mdx?|png|jpe?g|gif|svg|webp|avif|json)$/i.test(file);

/** Articles have a date in their name or their front matter; other pages become docs. */
const isArticle = (file: string, text: string) =>
  /(?:^|\/)\d{4}-\d{2}-\d{2}/.test(file) || /^---\n[^]*?^(?:date|authors?):/m.test(text.slice(0, 1000));

/** A workflow command: GitHub shows the message beside the line of a pull request. */
function annotate({file, line, message, note}: FileComplaint): void {
  const text = message.replaceAll('%', '%25').replaceAll('\n', '%0A');
  printLine(`::${note === true ? 'notice' : 'error'} file=${file},line=${String(line)}::${text}`);
}

/** Words that are in no dictionary, each once, the most frequent first: most are names of the other product. */
function listWords(complaints: readonly FileComplaint[]): string {
  const words = complaints.map(({message}) => /^“([^”]+)”/.exec(message)?.[1] ?? '');
  const counts = [...Map.groupBy(words, (word) => word)].map(([word, list]) => ({word, times: list.length}));
  const shown = counts.toSorted((a, b) => b.times - a.times).slice(0, 40);
  const more = counts.length > shown.length ? `, and ${count(counts.length - shown.length, 'other')}` : '';
  return `Not in the dictionary: ${shown.map(({word, times}) => `${word} (${String(times)})`).join(', ')}${more}.`;
}

/** A message without what differs from place to place: quoted text, numbers, addresses, names of files, lists. */
const kindOf = ({message}: FileComplaint) =>
  message
    .replace(
      / Did you mean .*?\?(?= |$)|(?:: | )(?:Its callouts|The names|The fields|It has|(?:Write what it shows as text or a table, or u|U)se one of|Choose one of).*$/g,
      '',
    )
    .replace(/“[^”]*”|<[A-Z]\w*>|\[[^\]]*\]|\*\*.*?\*\*|\d[\d,]*|\/[\w/#.-]+|[\w-]+(?:\.\w+)+/g, '…');

/**
 * What would have to change in a folder of another site's pages, by kind. The pages are checked in a copy of this project's
 * content, outside of it.
 */
async function reportImport(root: string, source: string): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'scalewell-import-'));
  try {
    for (const name of ['docs', 'blog']) cpSync(path.join(root, name), path.join(folder, name), {recursive: true});
    for (const name of ['changelog', 'src', 'static']) {
      symlinkSync(path.join(root, name), path.join(folder, name), 'junction');
    }
    const pages = listFiles(source, '.').filter((file) => /\.mdx?$/.test(file) && !file.includes('node_modules/'));
    const articles = pages.filter((file) => isArticle(file, readFileSync(path.join(source, file), 'utf8')));
    const place = `${articles.length * 2 > pages.length ? 'blog' : 'docs'}/import`;
    cpSync(source, path.join(folder, place), {recursive: true, filter: isWanted});
    const {complaints} = await createChecker(folder)();
    const imported = complaints.filter(({file}) => file.startsWith(`${place}/`));
    const kinds = [...Map.groupBy(imported, kindOf)].toSorted(([, a], [, b]) => b.length - a.length);
    const rows = kinds.map(([, list]) => {
      const [{file, line, message}] = list as [FileComplaint, ...FileComplaint[]];
      const files = new Set(list.map((complaint) => complaint.file)).size;
      const text = message.includes('is not in the dictionary')
        ? listWords(list)
        : message.replaceAll(`/${place}/`, '/docs/TOPIC/');
      return `${String(list.length).padStart(6)}  in ${count(files, 'file')}, first in ${file.slice(place.length + 1)}:${String(line)}\n        ${text}`;
    });
    const total = `${count(pages.length, 'page')}: ${count(imported.length, 'change')} of ${count(kinds.length, 'kind')}`;
    return `${total}. Nothing was copied into this project.\n\n${rows.join('\n\n')}`;
  } finally {
    rmSync(folder, {recursive: true});
  }
}

const usage = `npm run check:content checks all content and fails if it finds a problem.

  npm run check:content -- docs/messaging    prints only the problems in that folder or file
  npm run check:content -- --import FOLDER   lists what to change in pages of another Docusaurus site`;

/** The part of a report about these files and folders. */
function narrow(report: Report, places: readonly string[]): Report {
  if (places.length === 0) return report;
  const wanted = places.map((place) => {
    if (!existsSync(place)) exitWithError(`${place}: there is no such file or folder.`);
    return path.relative(root, path.resolve(place)).split(path.sep).join('/');
  });
  const isWanted = ({file}: {file: string}) => wanted.some((place) => file === place || file.startsWith(`${place}/`));
  const [complaints, pages] = [report.complaints.filter(isWanted), report.pages.filter(isWanted)];
  const isContent = wanted.some((place) => place.startsWith('src/content/'));
  if (pages.length === 0 && !isContent) exitWithError(`${places.join(', ')} has no pages of this site.`);
  return {...report, complaints, pages, contentFiles: isContent ? report.contentFiles : 0};
}

const {positionals, values} = readArguments(usage, {allowPositionals: true, options: {import: {type: 'string'}}});
const started = performance.now();
if (values.import !== undefined) {
  printLine(await reportImport(root, path.resolve(values.import)));
} else {
  // Tests check other copies of the project.
  const isProject = (place: string) => ['docs', 'src'].some((name) => existsSync(path.join(place, name)));
  const project = positionals.find(isProject);
  const all = await createChecker(path.resolve(project ?? root))();
  const report = narrow(all, project === undefined ? positionals : []);
  const wrong = report.complaints.filter(({note}) => note !== true).length;
  if (report.complaints.length > 0) printLine(formatComplaints(report.complaints));
  if (process.env['GITHUB_ACTIONS'] === 'true') report.complaints.forEach(annotate);
  printLine(`\nChecked in ${formatDuration(performance.now() - started)}: ${summarize(report)}.`);
  const {unchecked} = report;
  if (unchecked.length > 0) {
    printLine(`Links to parts of ${unchecked.join(', ')} were not checked: run npm run build once.`);
  }
  printLine(wrong === 0 ? 'No problems found.' : `${count(wrong, 'problem')} found.`);
  process.exitCode = wrong === 0 ? 0 : 1;
}
