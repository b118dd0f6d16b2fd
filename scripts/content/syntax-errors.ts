import type {Complaint} from './page.ts';

type SyntaxIssue = {reason?: string; message: string; line?: number; place?: {line?: number; start?: {line: number}}};

/** Elements of HTML that are never closed. In MDX they end with a slash. */
const voidElements = new Set(['br', 'hr', 'img', 'input', 'wbr']);

/** What the parser's reason means for a writer; the first that fits is used. */
const cures: readonly (readonly [RegExp, string])[] = [
  [/^Unexpected closing slash/, 'Remove this closing tag, or write its opening tag above it.'],
  [/to create a comment/, 'Write a comment as {/* … */}: MDX does not know <!-- … -->.'],
  [/to create a link/, 'Write a link as [words](address): MDX does not know <address>.'],
  [/before attribute value/, 'Put the value after = in quotes, such as label="Language".'],
  [/in attribute value/, 'Close the quotation mark in this tag.'],
  [/expression/, 'Put the text with “{” and “}” in `code`: MDX runs it as code otherwise.'],
  [/./, 'Put “<” in `code`, or write “less than”: MDX takes it for the start of a tag.'],
];

const count = (text: string, sign: string) => text.split(sign).length;

/** The last line up to `from` that opens a brace and does not close it. */
function findOpenBrace(lines: readonly string[], from: number): number {
  const at = lines.slice(0, from).findLastIndex((line) => count(line, '{') > count(line, '}'));
  return at === -1 ? from : at + 1;
}

/** What a writer can do about a body that MDX cannot read. `offset` is the number of lines before the body. */
export function explainSyntaxError(error: unknown, lines: readonly string[], offset: number): Complaint {
  const issue = error as SyntaxIssue;
  const reason = issue.reason ?? issue.message;
  const [, tag = '', opened = ''] = /`<([\w.]*)>` \((\d+):/.exec(reason) ?? [];
  if (tag !== '') {
    const [, closing] = /closing tag `<\/([\w.]+)>`/.exec(reason) ?? [];
    const message = voidElements.has(tag)
      ? `Write <${tag} />: it has no closing tag.`
      : `Close <${tag}> with </${tag}>${closing === undefined ? '' : ` before </${closing}>`}.`;
    return {line: Number(opened) + offset, message};
  }
  const place = issue.place?.line ?? issue.place?.start?.line ?? issue.line ?? 1;
  const line = reason.includes('end of file in expression') ? findOpenBrace(lines, place) : place;
  return {line: line + offset, message: cures.find(([pattern]) => pattern.test(reason))?.[1] ?? reason};
}
