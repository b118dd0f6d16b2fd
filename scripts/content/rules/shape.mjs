import {countWords, textOf, walk} from '../parse-page.mjs';
import {lengths, questions, wordsPerMinute} from './limits.mjs';

/** Minutes that a reader needs, as the blog says them. */
export const readingMinutes = (page) => Math.max(1, Math.ceil(countWords(page) / wordsPerMinute));

const headingsOf = ({tree}) => [...walk(tree)].filter(({type}) => type === 'heading').map(textOf);

function* checkLength(page, {least, most}) {
  const words = countWords(page);
  if (words < least) yield `It has ${words} words. Say more: at least ${least}, code not counted.`;
  if (words > most) yield `It has ${words} words. Split it, or cut it to ${most}, code not counted.`;
}

function* checkDoc(page) {
  if (page.file.endsWith('/index.mdx')) {
    yield* checkLength(page, lengths.index);
    return;
  }
  yield* checkLength(page, lengths.doc);
  const headings = headingsOf(page);
  // A page of the API reference is looked up, not followed.
  const needed = page.file.includes('/api/') ? [] : ['What to check', 'Limits'];
  for (const heading of needed.filter((one) => !headings.includes(one))) yield `Add the section “## ${heading}”.`;
  if (headings.at(-1) !== 'Next steps') yield 'End with the section “## Next steps”, with links to two or three pages.';
}

function* checkPost(page) {
  yield* checkLength(page, lengths.post);
  if (!/\{\/\*\s*truncate\s*\*\/\}/.test(page.text)) {
    yield 'Put {/* truncate */} on a line of its own after the opening: lists and feeds stop there.';
  }
}

function* checkQuestions(page) {
  const count = headingsOf(page).length;
  if (count < questions.least) yield `It has ${count} questions. A category needs at least ${questions.least}.`;
  if (count > questions.most) yield `It has ${count} questions. Keep the ${questions.most} that are asked most.`;
  const {children} = page.tree;
  for (const [at, node] of children.entries()) {
    const next = children[at + 1];
    if (node.type === 'heading' && (next === undefined || next.type === 'heading')) yield `Answer “${textOf(node)}”.`;
  }
}

const checks = {doc: checkDoc, post: checkPost, faq: checkQuestions};

/** Length and parts of a page of each kind. A draft may still lack them. */
export function* checkShape(page) {
  if (page.draft) return;
  for (const message of checks[page.kind]?.(page) ?? []) yield {line: 1, message};
}
