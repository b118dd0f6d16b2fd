import {templateSentences} from './templates.ts';
import {countWords, textOf, walk, type Complaint, type Page, type PageKind} from './page.ts';

/** Longest title in characters. Search results cut longer ones, and article titles are set larger. */
export const titleLimits: Readonly<Record<PageKind, number>> = {doc: 60, page: 60, faq: 90, post: 70, release: 60};

/** Allowed length of a description, in characters. */
export const descriptionLimits = {least: 50, most: 170};

/** Allowed number of words, without code. `index` is the first page of a docs topic, `api` a page about the API. */
const wordLimits = {
  doc: {least: 250, most: 700},
  api: {least: 80, most: 900},
  index: {least: 100, most: 500},
  post: {least: 900, most: 2400},
  release: {least: 30, most: 200},
};

/** Number of questions in an FAQ file. */
export const questionLimits = {least: 4, most: 7};

/** Words per minute, as Docusaurus counts. */
const wordsPerMinute = 200;

/** Reading time in minutes, as the blog shows it. */
export const readingMinutes = (page: Page) => Math.max(1, Math.ceil(countWords(page) / wordsPerMinute));

const headingsOf = ({tree}: Page) => [...walk(tree)].filter(({type}) => type === 'heading').map(textOf);

function* checkLength(page: Page, {least, most}: {least: number; most: number}): Generator<string> {
  const words = countWords(page);
  const has = `This page has ${String(words)} words, without code.`;
  if (words < least) yield `${has} Say more: at least ${String(least)}.`;
  if (words > most) yield `${has} Split it, or cut it to ${String(most)}.`;
}

function* checkDoc(page: Page): Generator<string> {
  // Lists all guides, however many there are.
  if (page.file === 'docs/index.mdx') return;
  if (page.file.endsWith('/index.mdx')) {
    yield* checkLength(page, wordLimits.index);
    return;
  }
  // API pages are reference, without steps.
  if (page.file.startsWith('docs/api/')) {
    yield* checkLength(page, wordLimits.api);
    return;
  }
  yield* checkLength(page, wordLimits.doc);
  const headings = headingsOf(page);
  const needed = ['What to check', 'Limits'];
  for (const heading of needed.filter((one) => !headings.includes(one))) yield `Add the section “## ${heading}”.`;
  if (!/^1\. /m.test(page.text)) yield 'Write the steps as a numbered list: 1. …, 2. …';
  const last = headings.at(-1);
  const next = page.text.split('\n## Next steps')[1] ?? '';
  if (last !== 'Next steps') yield 'End with the section “## Next steps”, with links to two or three pages.';
  else if (!/^- .*\]\(\/docs\//m.test(next)) yield 'Link to a doc under “Next steps”, in a list.';
}

function* checkPost(page: Page): Generator<string> {
  const title = String(page.data.title).split(/\s+/).length;
  if (title > 9) yield `Cut the title to nine words; it has ${String(title)}.`;
  yield* checkLength(page, wordLimits.post);
  const marks = page.text.split('{/* truncate */}').length - 1;
  if (marks === 0) yield 'Put {/* truncate */} on a line of its own after the opening: lists and feeds stop there.';
  if (marks > 1) yield 'Keep one {/* truncate */}, after the opening, and remove the others.';
  if (headingsOf(page).length < 4) yield 'Divide the article by four headings or more: ## …';
}

function* checkQuestions(page: Page): Generator<string> {
  const count = headingsOf(page).length;
  const {least, most} = questionLimits;
  if (count < least) yield `This file has ${String(count)} questions. Ask at least ${String(least)}.`;
  if (count > most) yield `This file has ${String(count)} questions. Keep the ${String(most)} that are asked most.`;
  const {children} = page.tree;
  for (const [at, node] of children.entries()) {
    const next = children[at + 1];
    if (node.type === 'heading' && (next === undefined || next.type === 'heading')) yield `Answer “${textOf(node)}”.`;
  }
}

const checkRelease = (page: Page) => checkLength(page, wordLimits.release);

const checks = {doc: checkDoc, post: checkPost, release: checkRelease, faq: checkQuestions, page: () => []};

/** Length and parts of a page of each kind. A draft may lack them. */
export function* checkShape(page: Page): Generator<Complaint> {
  if (page.draft || (!page.readable && page.kind !== 'faq') || page.tree.children.length === 0) return;
  for (const message of checks[page.kind](page)) yield {line: 1, message};
  for (const sentence of templateSentences) {
    const at = page.text.indexOf(sentence);
    if (at === -1) continue;
    const line = page.text.slice(0, at).split('\n').length;
    yield {line, message: `Write your own text instead of “${sentence}”`};
  }
}
