import type {Complaint, PageKind} from './complaint.ts';

import type {YAMLError} from 'yaml';
import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';

export type FrontMatter = {
  /** Fields as parsed YAML; empty if the front matter is invalid. */
  data: Readonly<Record<string, unknown>>;
  /** Line of a field, or 1 if it is missing. */
  lineOfField: (name: string) => number;
  /** False if the front matter is missing or invalid; field checks would only repeat that. */
  readable: boolean;
  /** Lines before the body. */
  lines: number;
  complaints: readonly Complaint[];
};

const fence = /^---[ \t]*\r?$/;

/** Quotes the text on the line where YAML failed. */
function quoted(line: string): string {
  const [, key = '', text = ''] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
  return `${key}: "${text.replace(/^'(.*)'$/, '$1').replaceAll('"', '\\"')}"`;
}

function explain(error: YAMLError, lines: readonly string[], line: number): string {
  const text = lines[line - 1] ?? '';
  if (error.code === 'DUPLICATE_KEY') return 'Remove this line: the field is a duplicate.';
  if (/^[\w-]+:\s.*:(?:\s|$)/.test(text) || /^[\w-]+:\s+["'@`%&*!|>[{]/.test(text)) {
    return `Put the ${/^[\w-]+/.exec(text)?.[0] ?? 'text'} in quotes: ${quoted(text)}`;
  }
  const [reason = ''] = error.message.split(/ at line \d+|\n/);
  return `The front matter can’t be parsed here: ${reason}. Write one \`name: value\` per line, with long text in quotes.`;
}

/** Finds a page's front matter and its YAML errors, one complaint per line. */
export function readFrontMatter(text: string, kind: PageKind): FrontMatter {
  const lines = text.split('\n');
  const none = {data: {}, lineOfField: () => 1};
  const refuse = (count: number, line: number, message: string): FrontMatter => ({
    ...none,
    readable: false,
    lines: count,
    complaints: [{line, message}],
  });
  if (!fence.test(lines[0] ?? '')) {
    if (kind === 'faq') return {...none, readable: true, lines: 0, complaints: []};
    return refuse(0, 1, 'Start the file with its front matter: a line ---, the fields, and another line ---.');
  }
  const end = lines.findIndex((line, at) => at > 0 && fence.test(line));
  if (end === -1) {
    const blank = lines.findIndex((line, at) => at > 0 && line.trim() === '');
    const last = blank === -1 ? lines.length : blank;
    return refuse(last, last + 1, 'End the front matter with a line --- here.');
  }
  const tab = lines.findIndex((line, at) => at > 0 && at < end && line.startsWith('\t'));
  if (tab !== -1) return refuse(end + 1, tab + 1, 'Replace the tab at the start of this line with spaces.');
  const counter = new LineCounter();
  const document = parseDocument(lines.slice(1, end).join('\n'), {lineCounter: counter});
  const [error] = document.errors;
  if (error !== undefined) {
    const line = counter.linePos(error.pos[0]).line + 1;
    return refuse(end + 1, line, explain(error, lines, line));
  }
  const data: unknown = document.toJS() ?? {};
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    return refuse(end + 1, 2, 'Write each field of the front matter as `name: value`.');
  }
  const starts = new Map<unknown, number>();
  const pairs: readonly {key: unknown}[] = isMap(document.contents) ? document.contents.items : [];
  for (const {key} of pairs) {
    if (isScalar(key)) starts.set(key.value, counter.linePos(key.range?.[0] ?? 0).line + 1);
  }
  return {
    data: {...data},
    lineOfField: (name) => starts.get(name) ?? 1,
    readable: true,
    lines: end + 1,
    complaints: [],
  };
}

type SyntaxIssue = {
  reason?: string;
  ruleId?: string;
  message: string;
  line?: number;
  place?: {line?: number; start?: {line: number}};
};

/** HTML void elements. In MDX they end with a slash. */
const voidElements = new Set(['br', 'hr', 'img', 'input', 'wbr']);

/** Explanations of parser errors for writers; the first match is used. */
const explanations: readonly (readonly [RegExp, string])[] = [
  [/^Unexpected closing slash/, 'Remove this closing tag, or write its opening tag above it.'],
  [/to create a comment/, 'Write the comment as {/* … */}: MDX doesn’t support <!-- … -->.'],
  [/to create a link/, 'Write the link as [text](address): MDX doesn’t support <address>.'],
  [
    /import\/exports/,
    'Start this line with another word: MDX reads a line that starts with “import” or “export” as code.',
  ],
  [/before attribute value/, 'Put the value after = in quotes, such as label="Language".'],
  [/in attribute value/, 'Close the quotation mark in this tag.'],
  [/expression/, 'Put the text with “{” and “}” in `code`: otherwise MDX runs it as code.'],
  [/./, 'Put “<” in `code`, or write “less than”: MDX reads it as the start of a tag.'],
];

const count = (text: string, sign: string) => text.split(sign).length;

/** The last line up to `from` that has an unclosed brace. */
function findOpenBrace(lines: readonly string[], from: number): number {
  const at = lines.slice(0, from).findLastIndex((line) => count(line, '{') > count(line, '}'));
  return at === -1 ? from : at + 1;
}

/** The last line up to `from` that MDX takes for code. */
const findStatement = (lines: readonly string[], from: number): number =>
  lines.slice(0, from).findLastIndex((line) => /^(?:import|export)\b/.test(line)) + 1 || from;

/** What to do about a tag that the parser calls open. */
function explainTag(tag: string, reason: string, lines: readonly string[]): string {
  const end = `</${tag}>`;
  const isInText = reason.includes('end of `paragraph`');
  const isClosed = lines.some((line) => line.includes(end));
  if (voidElements.has(tag)) return `Write <${tag} />: it has no closing tag.`;
  if (tag === 'p' && isInText) return 'Remove <p>: text between empty lines is a paragraph.';
  if (isInText && isClosed) {
    return `Put <${tag}> and ${end} on lines of their own, with empty lines before and after the text.`;
  }
  if ((isInText || reason.includes('end of `heading`') || /^[a-z]/.test(tag)) && !isClosed) {
    return `Close <${tag}> with ${end}, or put it in \`code\` if it isn’t a tag.`;
  }
  const [, outer] = /closing tag `<\/([\w.-]+)>`/.exec(reason) ?? [];
  return `Close <${tag}> with ${end}${outer === undefined ? '' : ` before </${outer}>`}.`;
}

/** Explains to writers why MDX can't parse a page. */
function explainSyntaxError(issue: SyntaxIssue, lines: readonly string[]): Complaint {
  const reason = issue.reason ?? issue.message;
  const [, tag = '', opened = ''] = /`<([\w.-]*)>` \((\d+):/.exec(reason) ?? [];
  if (tag !== '') return {line: Number(opened), message: explainTag(tag, reason, lines)};
  const place = issue.place?.line ?? issue.place?.start?.line ?? issue.line ?? 1;
  let line = place;
  if (reason.includes('end of file in expression')) line = findOpenBrace(lines, place);
  if (reason.includes('import/exports')) line = findStatement(lines, place);
  if (/\{\/\*(?!.*\*\/)/.test(lines[line - 1] ?? '')) return {line, message: 'Close this comment with */}.'};
  const quotes = /\b([a-z]+)="[^"]*"[^\s/>=]/.exec(lines[line - 1] ?? '')?.[1];
  if (quotes !== undefined) {
    return {line, message: `Write ${quotes}='…' with single quotes around it, because its text has a " inside.`};
  }
  return {line, message: explanations.find(([pattern]) => pattern.test(reason))?.[1] ?? reason};
}

/** First line from `start` that has a text which the message quotes, or a name it calls undefined; 0 if none has. */
function findLine(message: string, lines: readonly string[], start: number): number {
  const texts = Array.from(message.matchAll(/[“"`]([^”"`]+)[”"`]|^(\w+) is not defined/g), ([, a, b]) => a ?? b ?? '');
  const at = lines.findIndex((line, index) => index >= start && texts.some((text) => line.includes(text)));
  return at + 1;
}

/**
 * Explains why a page can't be compiled or rendered: a syntax error, or what a plugin or a component refuses. The line is 0
 * if the error doesn't say where. `start` is the number of lines before the body.
 */
export function explainFailure(error: unknown, lines: readonly string[], start: number): Complaint {
  const issue = error as SyntaxIssue;
  if (issue.reason !== undefined && issue.ruleId !== undefined) return explainSyntaxError(issue, lines);
  const [message = ''] = issue.message.split('\n');
  // The check of components says so for each of them.
  if (message.startsWith('Expected component')) return {line: 0, message};
  const [, place] = /\((\d+):\d+\)/.exec(message) ?? [];
  return {
    line: place === undefined ? findLine(message, lines, start) : Number(place),
    message: message.replace(/^.*?\bError: /, ''),
  };
}
