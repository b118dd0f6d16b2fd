import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {Complaint} from './complaint.ts';
import {listFiles, listPages, parsePage, proseOf, walk, type Page, type Prose} from './page.ts';
import {checkFrontMatter} from './fields.ts';
import {checkOrphans, checkUnique} from './links.ts';
import {checkNode, lintMarkdown} from './markup.ts';
import {checkShape, readingMinutes} from './shape.ts';
import {loadSpeller, readContentStrings} from './spelling.ts';
import {checkPrices, checkTerms, checkWording} from './wording.ts';
import {readSite, type Site} from './site.ts';
import {count} from '../lib/terminal.ts';

export type FileComplaint = Complaint & {file: string};

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

function* checkPage(page: Page, site: Site): Generator<Complaint> {
  yield* page.complaints;
  yield* checkFrontMatter(page, site);
  yield* lintMarkdown(page);
  yield* checkShape(page);
  for (const node of walk(page.tree)) yield* onLine(page.lineOf(node), checkNode(node, page, site));
  for (const prose of proseOf(page)) yield* onLine(prose.line, checkPrices(prose, page, site));
}

/** Caches a function's result per file until its text changes. */
function memoize<Value>(make: (file: string, text: string) => Value): (file: string, text: string) => Value {
  const kept = new Map<string, {text: string; value: Value}>();
  return (file, text) => {
    const old = kept.get(file);
    if (old?.text === text) return old.value;
    const value = make(file, text);
    kept.set(file, {text, value});
    return value;
  };
}

/**
 * Returns a function that checks all content in its current state. After the first call it takes milliseconds, because
 * only changed files are parsed and spell-checked again.
 * @param today Decides which articles are still unpublished.
 */
export function createChecker(root: string, today = () => new Date()): () => Report {
  const spell = loadSpeller(root);
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const checkWords = ({text, line}: Prose) => onLine(line, [...spell(text), ...checkTerms(text)]);
  const parse = memoize((file, text) => {
    const page = parsePage(file, text);
    const prose = [...proseOf(page)];
    const words = prose.flatMap((one) => [...onLine(one.line, checkWording(one.text)), ...checkWords(one)]);
    return {page, words};
  });
  const checkStrings = memoize((file, text) => readContentStrings(file, text).flatMap(checkWords));

  return () => {
    const parsed = listPages(root).map((file) => parse(file, read(file)));
    const pages = parsed.map(({page}) => page);
    const site = readSite(root, pages, today());
    const content = listFiles(root, 'src/content').filter((file) => file.endsWith('.ts'));
    const complaints = [
      ...checkUnique(pages),
      ...checkOrphans(pages),
      ...parsed.flatMap(({page, words}) => inFile(page.file, [...checkPage(page, site), ...words])),
      ...content.map((name) => `src/content/${name}`).flatMap((file) => inFile(file, checkStrings(file, read(file)))),
    ].sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line);
    return {complaints, pages, contentFiles: content.length};
  };
}

/** Formats complaints for the terminal: a file, then its lines. */
export function formatComplaints(complaints: readonly FileComplaint[]): string {
  const files = Map.groupBy(complaints, ({file}) => file);
  return Array.from(files, ([file, own]) => {
    const lines = own.map(({line, message}) => `  ${String(line).padStart(4)}  ${message}`);
    return [`\n${file}`, ...lines].join('\n');
  }).join('\n');
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
