import {findImages} from '#src/plugins/images/find-images';
import type {Complaint, PageKind} from './complaint.ts';
import {attributesOf, countWords, isGuide, isIndex, type Page, textOf, walk} from './page.ts';
import {templateSentences} from './templates.ts';

import type {Nodes} from 'mdast';

/** Maximum title length in characters. Search results cut longer ones, and article titles have a larger font. */
export const titleLimits: Readonly<Record<PageKind, number>> = {doc: 60, page: 60, faq: 90, post: 70, release: 60};

/** Allowed length of a description, in characters. */
export const descriptionLimits = {min: 50, max: 170};

/** Allowed number of words, without code. `index` is the first page of a docs topic, `api` a page about the API. */
const wordLimits = {
  doc: {min: 250, max: 700},
  api: {min: 80, max: 900},
  index: {min: 100, max: 500},
  post: {min: 900, max: 2400},
  release: {min: 30, max: 200},
};

/** Number of questions in an FAQ file. */
export const questionLimits = {min: 4, max: 7};

/** Words per minute, as Docusaurus counts. */
const wordsPerMinute = 200;

/** Reading time in minutes, as the blog shows it. */
export const readingMinutes = (page: Page) => Math.max(1, Math.ceil(countWords(page) / wordsPerMinute));

const headingsOf = ({tree}: Page) => [...walk(tree)].filter(({type}) => type === 'heading').map(textOf);

function* checkLength(page: Page, {min, max}: {min: number; max: number}): Generator<string> {
  const words = countWords(page);
  const has = `This page has ${words} words, without code.`;
  if (words < min) yield `${has} Say more: at least ${min}.`;
  if (words > max) yield `${has} Split it, or cut it to ${max}.`;
}

/** Whether a page has an image, or a drawing of the product. */
const hasPicture = ({tree}: Page): boolean =>
  findImages(tree).length > 0 ||
  [...walk(tree)].some(
    (node) =>
      node.type === 'mdxJsxFlowElement' &&
      (node.name === 'GuidePicture' || (node.name === 'Steps' && attributesOf(node).has('picture'))),
  );

function* checkDoc(page: Page): Generator<string> {
  // Lists all guides, however many there are.
  if (page.file === 'docs/index.mdx') return;
  if (!isGuide(page)) {
    yield* checkLength(page, isIndex(page.file) ? wordLimits.index : wordLimits.api);
    return;
  }
  yield* checkLength(page, wordLimits.doc);
  const headings = headingsOf(page);
  const needed = ['What to check', 'Limits'];
  for (const heading of needed.filter((title) => !headings.includes(title))) yield `Add the section “## ${heading}”.`;
  if (!/^1\. /m.test(page.text)) yield 'Write the steps as a numbered list: 1. …, 2. …';
  if (!hasPicture(page)) yield 'Show a screen: add a picture, such as a screenshot. See Guides in CONTRIBUTING.md.';
  const last = headings.at(-1);
  const next = page.text.split('\n## Next steps')[1] ?? '';
  if (last !== 'Next steps') yield 'End with the section “## Next steps”, with links to two or three pages.';
  else if (!/^- .*\]\(\/docs\//m.test(next)) yield 'Link to a doc under “Next steps”, in a list.';
}

function* checkPost(page: Page): Generator<string> {
  const title = String(page.data.title).split(/\s+/).length;
  if (title > 9) yield `Cut the title to nine words; it has ${title}.`;
  yield* checkLength(page, wordLimits.post);
  const marks = page.text.split('{/* truncate */}').length - 1;
  if (marks === 0) yield 'Put {/* truncate */} on a line of its own after the opening: lists and feeds stop there.';
  if (marks > 1) yield 'Keep one {/* truncate */}, after the opening, and remove the others.';
  if (headingsOf(page).length < 4) yield 'Divide the article with at least four headings: ## …';
}

function* checkQuestions(page: Page): Generator<string> {
  const count = headingsOf(page).length;
  const {min, max} = questionLimits;
  if (count < min) yield `This file has ${count} questions. Ask at least ${min}.`;
  if (count > max) yield `This file has ${count} questions. Keep the ${max} most frequent ones.`;
  const {children} = page.tree;
  for (const [at, node] of children.entries()) {
    const next = children[at + 1];
    if (node.type === 'heading' && (next === undefined || next.type === 'heading')) yield `Answer “${textOf(node)}”.`;
  }
}

function* checkRelease(page: Page): Generator<string> {
  yield* checkLength(page, wordLimits.release);
  if (String(page.data.guide).split('/').length < 4) yield 'Set `guide` to the guide that explains it, not to a topic.';
}

const checks = {doc: checkDoc, post: checkPost, release: checkRelease, faq: checkQuestions, page: () => []};

/** Text that is shown; comments aren't. */
const isText = ({type, value}: {type: string; value: string}) => !type.startsWith('mdx') && value.trim() !== '';

/** Length and parts of a page of each kind. A draft may lack them. */
export function* checkShape(page: Page): Generator<Complaint> {
  const isShown = (node: Nodes) => /^(?:image|link|mdxJsx)/.test(node.type) || ('value' in node && isText(node));
  if (page.readable && ![...walk(page.tree)].some(isShown)) {
    yield {line: page.lines + 1, message: 'Write a text: this page shows nothing.'};
    return;
  }
  if (page.draft || !page.readable) return;
  for (const message of checks[page.kind](page)) yield {line: 1, message};
  for (const sentence of templateSentences) {
    const at = page.text.indexOf(sentence);
    if (at === -1) continue;
    const line = page.text.slice(0, at).split('\n').length;
    yield {line, message: `Write your own text instead of “${sentence}”`};
  }
}
