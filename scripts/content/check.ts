import {findSettingsProblems} from '#src/plugins/settings/index';
import {count} from '../lib/terminal.ts';
import {checkAuthors} from './authors.ts';
import {createCompiler, loadComponents} from './compile.ts';
import type {Complaint, FileComplaint} from './complaint.ts';
import {cureFence, cureLine, type Place} from './forms.ts';
import {checkFrontMatter} from './front-matter.ts';
import {checkContentLink, checkOrder, checkOrphans, checkTopics, checkUnique} from './links.ts';
import {checkNode} from './markup.ts';
import {checkMoved} from './moved.ts';
import {lineOf, listFiles, listPages, type Page, type Prose, proseOf, readPage, textOf, walk} from './page.ts';
import {checkPictures} from './pictures.ts';
import {checkPlanFacts} from './plan-facts.ts';
import {checkShape, readingMinutes} from './shape.ts';
import {checkShown} from './shown.ts';
import {readSite, type Site} from './site.ts';
import {loadSpeller, readContentLinks, readContentStrings} from './spelling.ts';
import {checkPrices, checkTerms, checkWording} from './wording.ts';

import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Heading, Nodes, Root} from 'mdast';
import remarkLintHeadingIncrement from 'remark-lint-heading-increment';
import remarkLintNoDuplicateHeadings from 'remark-lint-no-duplicate-headings';
import remarkLintNoUndefinedReferences from 'remark-lint-no-undefined-references';
import {unified} from 'unified';
import {VFile} from 'vfile';

const lint = unified()
  .use(remarkLintHeadingIncrement)
  .use(remarkLintNoDuplicateHeadings)
  .use(remarkLintNoUndefinedReferences);

/** Our messages for remark-lint's rules. */
const wording: Readonly<Record<string, (text: string, reason: string) => string | undefined>> = {
  'heading-increment': (text, reason) => {
    const wanted = Number(/rank `(\d)`$/.exec(reason)?.[1] ?? 2);
    return `“${text}”: use ${'#'.repeat(wanted)}, or add the missing heading above it.`;
  },
  'no-duplicate-headings': (text) => text && `“${text}” appears twice. Give each heading unique text.`,
  'no-undefined-references': (text) =>
    text.startsWith('^')
      ? `The footnote [${text}] has no text. Add a line “[${text}]: …”.`
      : text.length > 40 || /^\s*$|['",]/.test(text)
        ? `“[${text}]” reads like a link without an address. If it is code, put it in \`code\`; otherwise remove the brackets.`
        : `“[${text}]” is a link without an address. Write [${text}](/address), or remove the brackets.`,
};

/** Headings out of order or repeated, and links without an address. */
function* lintMarkdown({tree, text}: Page): Generator<Complaint> {
  // The title from the front matter is the first heading.
  const title: Heading = {type: 'heading', depth: 1, children: []};
  const whole: Root = {...tree, children: [title, ...tree.children]};
  const file = new VFile(text);
  lint.runSync(whole, file);
  for (const {ruleId = '', reason, line = 1, ancestors = [], place} of file.messages) {
    const node = ancestors.at(-1) as Nodes | undefined;
    const [from = 0, to = 0] = place && 'start' in place ? [place.start.offset, place.end.offset] : [];
    const words =
      node?.type === 'heading' ? textOf(node) : text.slice(from, to).replace(/^!?\[|\](?:\[[^\]]*\])?$/g, '');
    const message = wording[ruleId]?.(words, reason);
    if (message) yield {line, message};
  }
}

/** Characters that nobody sees. */
const unreadable = /[^\P{Cc}\0\t\r\n]|[\u200B\u2028\u2029\u2060\uFEFF]/u;

function checkCharacters(line: string): string | undefined {
  const [sign] = unreadable.exec(line) ?? [];
  const name = sign?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return name && `Type this line again: it has an invisible character (U+${name}).`;
}

/** The rest of a page is code if a block isn't closed. */
const unclosedCode = 'Close this code with ``` on a line of its own, below it.';

type Open = {line: number; name: string; size: number; isTooSmall?: boolean};

/** Complaints about each line of a page: forms of other sites, code and callouts that aren't closed. Line by line, so that one that MDX can't parse doesn't hide the others. */
function* checkLines(text: string, start: number, about: Pick<Place, 'callouts' | 'find'>): Generator<Complaint> {
  const foreign = text.split('\n').findIndex((line) => /[\0\uFFFD]/.test(line));
  if (foreign !== -1) {
    yield {
      line: foreign + 1,
      message: 'Save this file as UTF-8, and type characters again that are shown as “\uFFFD”.',
    };
  }
  let fence = '';
  let fenceLine = 0;
  let isFormula = false;
  const open: Open[] = [];
  const lines = text.split('\n');
  for (const [at, line] of lines.entries()) {
    const character = checkCharacters(line);
    if (character !== undefined) yield {line: at + 1, message: character};
    if (at < start) continue;
    const [, mark = '', info = ''] = /^[\s>]*(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    const where = {line: at + 1};
    const place = {...about, line, before: at > start ? (lines[at - 1] ?? '') : '', after: lines[at + 1] ?? ''};
    if (fence !== '') {
      if (mark.startsWith(fence) && info.trim() === '') fence = '';
      continue;
    }
    if (mark !== '' && !info.includes('`')) {
      fence = mark;
      fenceLine = at + 1;
      const message = cureFence(info.trim(), place);
      if (message !== undefined) yield {...where, message};
      continue;
    }
    if (/^\s*\$\$\s*$/.test(line)) isFormula = !isFormula;
    else if (isFormula) continue;
    if (/^\s*\$\$\s*$/.test(line) && !isFormula) continue;
    const [, signs = '', name = ''] = /^[\s>]*(:{3,})\s*(\w*)/.exec(line) ?? [];
    const outer = open.at(-1);
    if (name !== '') {
      if (outer !== undefined && outer.size <= signs.length) outer.isTooSmall = true;
      open.push({...where, name, size: signs.length});
    } else if (signs !== '' && outer === undefined) {
      yield {...where, message: 'Remove this line, or start a callout above it: :::note'};
    } else if (signs !== '' && open.pop()?.isTooSmall && outer !== undefined) {
      const message = `Write ::::${outer.name} here and :::: at its end: a callout needs more colons than the one in it.`;
      yield {line: outer.line, message};
    }
    const message = cureLine(line.replace(/`[^`]*`/g, '``'), place);
    if (message !== undefined) yield {...where, message};
  }
  if (fence !== '') yield {line: fenceLine, message: unclosedCode};
  for (const {line, name} of open)
    yield {line, message: `Close :::${name} with ::: on a line of its own, below its text.`};
}

export type Report = {
  /** Complaints and notes, sorted by file and line. */
  complaints: FileComplaint[];
  pages: Page[];
  /** Number of content files in TypeScript. */
  contentFiles: number;
  /** Pages whose parts are unknown before the first build, and that are linked to. */
  unchecked: string[];
};

/** Most characters of a message. The list of components has 500. */
const longest = 1000;

const onLine = (line: number, messages: Iterable<string | undefined>): Complaint[] =>
  [...messages].flatMap((message) => (message === undefined ? [] : {line, message}));

const inFile = (file: string, complaints: Iterable<Complaint>): FileComplaint[] =>
  Array.from(complaints, ({message, ...complaint}) => ({
    file,
    // A page on one line, or a picture inside the text, would fill the terminal.
    message: message.length > longest ? `${message.slice(0, longest)}…` : message,
    ...complaint,
  }));

/**
 * All complaints about a page. Where a form of another site is the cause, the others on its line follow from it; what stops
 * the build has a better message, if its line already has one.
 */
async function checkPage(page: Page, words: readonly Complaint[], site: Site): Promise<Complaint[]> {
  const about = {callouts: site.names.callouts, find: (title: string) => site.titles.get(title.toLowerCase())};
  const forms = [...checkLines(page.text, page.lines, about)];
  const covered = new Set(forms.map(({line}) => line));
  forms.push(...[...checkShown(page, about)].filter(({line}) => !covered.has(line)));
  for (const {line} of forms) covered.add(line);
  const markup = [...lintMarkdown(page), ...(await checkPictures(page, site.root))];
  for (const node of walk(page.tree)) markup.push(...onLine(lineOf(node), checkNode(node, page, site)));
  for (const id of page.repeatedIds) {
    const message = `Two parts of this page have the id “${id}”. Write another id, or none.`;
    markup.push({line: page.text.split('\n').findIndex((line) => line.includes(id)) + 1 || 1, message});
  }
  const body = [...forms, ...markup.filter(({line}) => !covered.has(line))];
  const failures = page.failures.filter((failure) =>
    failure.line === 0 ? body.length === 0 : body.every(({line}) => line !== failure.line),
  );
  const prices = [...proseOf(page)].flatMap((prose) => onLine(prose.line, checkPrices(prose, page, site)));
  return [
    ...page.complaints,
    ...checkFrontMatter(page, site),
    ...body,
    ...failures.map((failure) => ({...failure, line: failure.line || 1})),
    ...(page.failures.length > 0 || forms.some(({message}) => message === unclosedCode) ? [] : checkShape(page)),
    ...checkPlanFacts(page.file, page.text),
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
  const findLinks = memoize(readContentLinks);

  return async () => {
    const parsed = await Promise.all(listPages(root).map((file) => parse(file, read(file))));
    const pages = parsed.map(({page}) => page);
    const site = readSite(root, pages, (await loadComponents()).names, today());
    const content = listFiles(root, 'src/content')
      .filter((file) => /\.ts$|^customers\/.+\.json$|^settings\/people\.json$/.test(file))
      .map((name) => `src/content/${name}`);
    const pageComplaints = parsed.map(async ({page, words}) => inFile(page.file, await checkPage(page, words, site)));
    const complaints = [
      ...checkTopics(root),
      ...checkUnique(root, pages, site.routes),
      ...checkOrphans(pages),
      ...checkMoved(root, new Set(site.addresses.keys())),
      ...findSettingsProblems(root),
      ...checkAuthors(root, site.authors),
      ...(await Promise.all(pageComplaints)).flat(),
      ...checkOrder(root, content),
      ...content.flatMap((file) =>
        inFile(file, [
          ...checkStrings(file, read(file)),
          ...checkPlanFacts(file, read(file)),
          ...findLinks(file, read(file)).flatMap(({to, line}) => onLine(line, [checkContentLink(to, site)])),
        ]),
      ),
    ].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
    return {complaints, pages, contentFiles: content.length, unchecked: [...site.unchecked].sort()};
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
