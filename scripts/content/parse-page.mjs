import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parse as parseYaml} from 'yaml';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

/** Attributes of components that a reader sees. */
const readAttributes = new Set(['title', 'label', 'alt', 'caption', 'text', 'description']);

const matter = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** All nodes of a tree, parents before children. */
export function* walk(node) {
  yield node;
  for (const child of node.children ?? []) yield* walk(child);
}

/** The words of a node as a reader sees them, code included. */
export function textOf(node) {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  return (node.children ?? []).map(textOf).join('');
}

function readMatter(text) {
  const [whole = '', yaml = ''] = matter.exec(text) ?? [];
  try {
    const data = parseYaml(yaml) ?? {};
    return {data, lines: whole.split('\n').length - 1, length: whole.length};
  } catch (error) {
    const message = `The front matter cannot be read: ${error.message.split('\n')[0]} Put a text with a colon into quotes.`;
    return {data: {}, lines: whole.split('\n').length - 1, length: whole.length, complaint: {line: 1, message}};
  }
}

/** Front matter and syntax tree of an MDX file. `complaints` has what keeps it from being read. */
export function parsePage(text) {
  const {data, lines, length, complaint} = readMatter(text);
  const complaints = complaint ? [complaint] : [];
  let tree = {type: 'root', children: []};
  try {
    tree = parser.parse(text.slice(length));
  } catch (error) {
    const line = (error.place?.line ?? error.line ?? 1) + lines;
    const message = `MDX cannot read this: ${error.reason ?? error.message}. Put “<”, “{” and “}” into \`code\`.`;
    complaints.push({line, message});
  }
  const lineOf = (node) => (node.position?.start.line ?? 1) + lines;
  return {data, tree, lineOf, complaints, hasMatter: length > 0};
}

/** Stretches of prose with their line: no code, no addresses. */
export function* proseOf({tree, lineOf, data}) {
  for (const key of ['title', 'description', 'sidebar_label']) {
    if (typeof data[key] === 'string') yield {text: data[key], line: 1};
  }
  for (const node of walk(tree)) {
    if (node.type === 'text') yield {text: node.value, line: lineOf(node)};
    if (node.type === 'image' && node.alt) yield {text: node.alt, line: lineOf(node)};
    for (const {name, value} of node.attributes ?? []) {
      if (readAttributes.has(name) && typeof value === 'string') yield {text: value, line: lineOf(node)};
    }
  }
}

/** Number of words a reader reads: without code blocks. */
export function countWords({tree}) {
  const counted = [...walk(tree)].filter(({type}) => type === 'text' || type === 'inlineCode');
  return counted.flatMap(({value}) => value.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.,-]*/gu) ?? []).length;
}
