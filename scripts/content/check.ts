import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {Complaint, FileComplaint} from './complaint.ts';
import {createCompiler, loadComponents} from './compile.ts';
import {checkLines, unclosedCode} from './lines.ts';
import {lineOf, listFiles, listPages, proseOf, readPage, walk, type Page, type Prose} from './page.ts';
import {checkFrontMatter} from './front-matter.ts';
import {checkOrphans, checkUnique} from './links.ts';
import {lintMarkdown} from './lint.ts';
import {checkNode} from './markup.ts';
import {checkMoved} from './moved.ts';
import {checkPictures} from './pictures.ts';
import {checkShape, readingMinutes} from './shape.ts';
import {loadSpeller, readContentStrings} from './spelling.ts';
import {checkPrices, checkTerms, checkWording} from './wording.ts';
import {readSite, type Site} from './site.ts';
import {count} from '../lib/terminal.ts';

export type Report = {
  /** Complaints and notes, sorted by file and line. */
  complaints: FileComplaint[];
  pages: Page[];
  /** Number of content files in TypeScript. */
  contentFiles: number;
};

const onLine = (line: number, messages: Iterable<string | undefined>): Complaint[] =>
  [...messages].flatMap((message) => (message === undefined ? [] : {line, message}));

const inFile = (file: string, complaints: Iterable<Complaint>): FileComplaint[] =>
  Array.from(complaints, (complaint) => ({file, ...complaint}));

/**
 * All complaints about a page. Where a form of another site is the cause, the others on its line follow from it; what stops
 * the build has a better message, if its line already has one.
 */
async function checkPage(page: Page, words: readonly Complaint[], site: Site): Promise<Complaint[]> {
  const forms = [...checkLines(page.text, page.lines, site.names.callouts)];
  const covered = new Set(forms.map(({line}) => line));
  const markup = [...lintMarkdown(page), ...(await checkPictures(page, site.root))];
  for (const node of walk(page.tree)) markup.push(...onLine(lineOf(node), checkNode(node, page, site)));
  for (const id of page.repeatedIds) {
    const message = `Two parts of this page have the id “${id}”. Write another id, or none.`;
    markup.push({line: page.text.split('\n').findIndex((line) => line.includes(id)) + 1 || 1, message});
  }
  const body = [...forms, ...markup.filter(({line}) => !covered.has(line))];
  const {failure} = page;
  const isKnown = failure?.line === 0 ? body.length > 0 : body.some(({line}) => line === failure?.line);
  const prices = [...proseOf(page)].flatMap((prose) => onLine(prose.line, checkPrices(prose, page, site)));
  return [
    ...page.complaints,
    ...checkFrontMatter(page, site),
    ...body,
    ...(failure === undefined || isKnown ? [] : [{...failure, line: failure.line || 1}]),
    ...(forms.some(({message}) => message === unclosedCode) ? [] : checkShape(page)),
    ...[...prices, ...words].filter(({line}) => !covered.has(line)),
  ];
}

/** Caches a function's result per file until its text changes. */
function memoize<Value>(make: (file: string, text: string) => Value): (file: string, text: string) => Value {
  const cache = new Map<string, {text: string; value: Value}>();
  return (file, text) => {
    const old = cache.get(file);
    // A list of guides depends on other files.
    if (old?.text === text && !/<(?:GuideList|DocCardList)\b/.test(text)) return old.value;
    const value = make(file, text);
    cache.set(file, {text, value});
    return value;
  };
}

/**
 * Returns a function that checks all content in its current state. After the first call it takes milliseconds, because
 * only changed files are compiled and spell-checked again.
 * @param today Decides which articles are still unpublished.
 */
export function createChecker(root: string, today = () => new Date()): () => Promise<Report> {
  const spell = loadSpeller(root);
  const compiler = createCompiler(root);
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const checkWords = ({text, line}: Prose) => onLine(line, [...spell(text), ...checkTerms(text)]);
  const parse = memoize(async (file, text) => {
    const page = await readPage(file, text, await compiler);
    const prose = [...proseOf(page)];
    const words = prose.flatMap((sentence) => [
      ...onLine(sentence.line, checkWording(sentence.text)),
      ...checkWords(sentence),
    ]);
    return {page, words};
  });
  const checkStrings = memoize((file, text) => readContentStrings(file, text).flatMap(checkWords));

  return async () => {
    const parsed = await Promise.all(listPages(root).map((file) => parse(file, read(file))));
    const pages = parsed.map(({page}) => page);
    const site = readSite(root, pages, (await loadComponents()).names, today());
    const content = listFiles(root, 'src/content').filter((file) => file.endsWith('.ts'));
    const pageComplaints = parsed.map(async ({page, words}) => inFile(page.file, await checkPage(page, words, site)));
    const complaints = [
      ...checkUnique(pages, site.routes),
      ...checkOrphans(pages),
      ...checkMoved(root, new Set(site.addresses.keys())),
      ...(await Promise.all(pageComplaints)).flat(),
      ...content.map((name) => `src/content/${name}`).flatMap((file) => inFile(file, checkStrings(file, read(file)))),
    ].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
    return {complaints, pages, contentFiles: content.length};
  };
}

/** Formats complaints about one file. */
export const formatLines = (complaints: readonly Complaint[]) =>
  complaints.map(({line, message}) => `  ${String(line).padStart(4)}  ${message}`).join('\n');

/** Formats complaints for the terminal: a file, then its lines. */
export function formatComplaints(complaints: readonly FileComplaint[]): string {
  const files = Map.groupBy(complaints, ({file}) => file);
  return Array.from(files, ([file, list]) => `\n${file}\n${formatLines(list)}`).join('\n');
}

/** Summary of what was read, in one line. */
export function summarize({pages, contentFiles}: Report): string {
  const published = pages.filter(({draft}) => !draft);
  const of = (kind: Page['kind']) => published.filter((page) => page.kind === kind);
  const minutes = of('post').map(readingMinutes);
  const range = minutes.length === 0 ? '' : ` (${Math.min(...minutes)} to ${Math.max(...minutes)} minutes each)`;
  const drafts = pages.length - published.length;
  return [
    count(of('doc').length, 'doc'),
    `${count(of('post').length, 'article')}${range}`,
    count(of('release').length, 'release note'),
    count(of('faq').length, 'FAQ file'),
    count(of('page').length, 'page'),
    count(contentFiles, 'content file'),
    ...(drafts > 0 ? [`${count(drafts, 'draft')}, which ${drafts === 1 ? 'is' : 'are'} not published`] : []),
  ].join(', ');
}
