import {readFileSync} from 'node:fs';
import path from 'node:path';

import remarkParse from 'remark-parse';
import {unified} from 'unified';

import type {IssueBlock, NewsletterIssue} from '../../functions/lib/deliveries/newsletter-issue';
import type {Link} from '../../functions/lib/mail/layout/parts';
import {readFrontMatter} from '../content/syntax';
import {CommandError} from '../lib/terminal';

import type {Nodes, PhrasingContent, RootContent} from 'mdast';

/** An issue, named after its file. */
export type NamedIssue = {name: string; issue: NewsletterIssue};

type Words = (string | Link)[];

const allowed = 'Use headings (# and ##), paragraphs, lists and links; a link alone in a paragraph becomes a button.';

/** Location of a Markdown node for messages, and the base of its links. */
type Place = {file: string; firstLine: number; site: string};

function refuse(node: Nodes, {file, firstLine}: Place, what: string): never {
  const line = (node.position?.start.line ?? 1) + firstLine;
  throw new CommandError(`${file}:${line}: ${what} ${allowed}`);
}

function readText(nodes: readonly PhrasingContent[], place: Place): string {
  return nodes
    .map((node) => (node.type === 'text' ? node.value : refuse(node, place, `A mail can't show ${node.type} here.`)))
    .join('');
}

function readWords(nodes: readonly PhrasingContent[], place: Place): Words {
  return nodes.map((node) => {
    if (node.type !== 'link') return readText([node], place);
    const url = URL.canParse(node.url, place.site) ? new URL(node.url, place.site) : undefined;
    if (url === undefined || !['https:', 'http:', 'mailto:'].includes(url.protocol)) {
      return refuse(node, place, `"${node.url}" is not a web or email address.`);
    }
    return {label: readText(node.children, place), url: url.href};
  });
}

/** Converts a Markdown node. Throws if mail can't show it. */
function readBlocks(node: RootContent, place: Place): IssueBlock[] {
  if (node.type === 'heading' && node.depth <= 2) {
    return [{kind: node.depth === 1 ? 'heading' : 'section', text: readText(node.children, place)}];
  }
  if (node.type === 'list') {
    return node.children.map((item, at) => {
      const [only, ...more] = item.children;
      if (only?.type !== 'paragraph' || more.length > 0)
        return refuse(item, place, 'A list item must be a single paragraph.');
      const mark = node.ordered === true ? `${(node.start ?? 1) + at}. ` : '• ';
      return {kind: 'paragraph', words: [mark, ...readWords(only.children, place)]};
    });
  }
  if (node.type !== 'paragraph') return refuse(node, place, `A mail can't show ${node.type}.`);
  const words = readWords(node.children, place);
  const [only] = words;
  if (words.length === 1 && typeof only === 'object') return [{kind: 'button', ...only}];
  return [{kind: 'paragraph', words}];
}

/**
 * Reads an issue from a Markdown file with `subject` and `preheader` in its front matter.
 * @param site Base of relative links.
 * @throws CommandError with file and line.
 */
export function readIssue(file: string, site: string): NamedIssue {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new CommandError(`Can't read ${file}.`);
  }
  const {data, lines, complaints} = readFrontMatter(text, 'page');
  const [complaint] = complaints;
  if (complaint !== undefined) throw new CommandError(`${file}:${complaint.line}: ${complaint.message}`);
  const {subject, preheader} = data;
  if (typeof subject !== 'string' || typeof preheader !== 'string') {
    throw new CommandError(`${file}:1: Add subject and preheader (the preview text after it) to the front matter.`);
  }
  const {children} = unified().use(remarkParse).parse(text.split('\n').slice(lines).join('\n'));
  const blocks = children.flatMap((node) => readBlocks(node, {file, firstLine: lines, site}));
  if (blocks[0]?.kind !== 'heading') throw new CommandError(`${file}:${lines + 1}: Start the issue with a # heading.`);
  return {name: path.basename(file, '.md'), issue: {subject, preheader, blocks}};
}
