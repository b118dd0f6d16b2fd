import type {Complaint} from './complaint.ts';
import {calloutFor, type Cure, firstOf, form, pictureName, pictureSize, type Place, titled} from './forms.ts';
import type {Page} from './page.ts';
import {toName} from './pictures.ts';

import type {Nodes} from 'mdast';

const list = 'so that it becomes a list.';
const row = /^[\s>]*\|.*\|/;

/** A row without the line of dashes that makes a table, or with one of another length. */
const bars: Cure = (text, {line, before, after}) => {
  if (!text.startsWith('|') || !row.test(line) || row.test(before)) return undefined;
  const inner = line.replace(/`[^`]*`/g, '').replace(/^[\s>]*\|{1,2}|\|{1,2}\s*$/g, '');
  const cells = inner.split(line.includes('||') ? '||' : '|');
  const dashes = `|${cells.map(() => ' --- |').join('')}`;
  if (line.includes('||')) return `Write |${cells.map((cell) => ` ${cell.trim()} |`).join('')} and below it ${dashes}`;
  return /^[\s>|:-]+$/.test(after)
    ? `Write ${dashes} below this line: it needs as many cells as this one.`
    : `Add the line ${dashes} below this one: without it, readers see the bars.`;
};

/** Signs that are a list only if another line has one, too: “– Ana Li” may be who said the quotation above it. */
const loose = /^[\s>]*(?:[–—−]|\(?\d{1,2}\)|\(?[a-h]\)|\d{1,2}\s?[-–])\s/;

function looseList(text: string, near: readonly string[]): string | undefined {
  if (/\S\t+\S/.test(text) && near.some((line) => /\S\t+\S/.test(line))) {
    return 'Write these lines as a table, with bars instead of tabs: | Plan | Texts |';
  }
  const [sign = ''] = loose.exec(text) ?? [];
  if (sign === '' || !near.some((line) => loose.test(line))) return undefined;
  const [number] = /\d+/.exec(sign) ?? [];
  return `Write ${number === undefined ? '-' : `${number}.`} and a space instead of ${sign.trim()}, ${list}`;
}

const hardSpace: Cure = (text) => {
  const [, sign = '', space = ''] = /^(#{1,6}|[-*+]|\d{1,3}[.)])((?! )\p{Zs})/u.exec(text) ?? [];
  const code = space.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return sign && `Type the space after ${sign} again: it is a hard space (U+${code}).`;
};

/** `[[Send a text|the guide]]` and `![[board.png|300]]`. */
const wikiLink: Cure = (text, {find}) => {
  const [, sign, page = '', words = page] = /(!?)\[\[([^\]|#]+)(?:#[^\]|]*)?(?:\|([^\]]*))?\]\]/.exec(text) ?? [];
  if (page === '') return undefined;
  return sign || /\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(page)
    ? `Write the picture as ![What it shows](./${toName(page)}).`
    : `Write the link as [${words.trim()}](${find(page.trim()) ?? '/address'}).`;
};

/** A callout of GitHub, Obsidian (`> [!tip]- Title`) or MkDocs (`!!! note "Title"`). */
const otherCallout =
  (pattern: RegExp, mark: string): Cure =>
  (text, {callouts}) => {
    const [, name, title = ''] = pattern.exec(text) ?? [];
    return name && `Write ${titled(calloutFor(name, callouts), title.trim())}, the text without ${mark}.`;
  };

/** A cure that looks at the whole line if the text has the sign: a web address in it ends the text. */
const onLine =
  (sign: RegExp, ...cures: Cure[]): Cure =>
  (text, place) =>
    sign.test(text) ? firstOf(cures)(place.line, place) : undefined;

/** Signs at the start of a line that a page shows, and what they were meant to be. */
const starts = firstOf([
  hardSpace,
  form(/^#{2,6}[^\s#]/, 'Write a space between # and the text of the heading.'),
  onLine(
    /^#\p{L}[^.:;,!?]*$/u,
    form(/^\s*#/, 'Write a heading as ## and a space. Tags, such as #todo, are shown as text.'),
  ),
  form(/^\[[ x]?\]/i, 'Write - [ ] and a space for a box: this one is shown as text.'),
  form(/^##/, 'Write a heading as ##, a space and its text, on a line of its own: these signs are shown.'),
  form(/^([•·●○◦▪▫■□‣⁃∙➢➤☐☑\uF0A7\uF0B7])\s*[^\s•]/u, `Write - and a space instead of $1, ${list}`),
  form(/^([o§])(?:\t| {2,}|\u00A0)\s*\S/, `Write - and a space instead of $1, ${list}`),
  form(/^(-|\d{1,3}[.)])(?:\p{Lu}\p{Ll}|[“"[])/u, `Write a space after $1, ${list}`),
  (text, {before}) =>
    /^\d{1,3}[.)]\s/.test(text) && /:\s*$|^\s*\d{1,3}[.)]\s/.test(before)
      ? `Put an empty line above the first of these lines, ${list}`
      : undefined,
  bars,
  onLine(/^:\s+\S/, (_, {before}) =>
    before.trim() === ''
      ? undefined
      : `Write **${before.trim()}**, and what it means on the same line: lists of terms are shown as text.`,
  ),
  otherCallout(/^(?:!!!|\?\?\?)\+?\s+(\w+)(?:\s+"(.*)")?/, 'indentation, and ::: below it'),
  form(/^===\s+"(.*)"\s*$/, 'Write <Tab label="$1"> in <Tabs label="…">, with empty lines around the text.'),
  form(/^h[1-6]\.\s/, 'Write ## and a space instead, or ### for a part of a part.'),
  form(/^\*\[(.+?)\]:/, 'Explain $1 in the text, where it is first used: terms have no tooltips here.'),
]);

/** Signs anywhere in a text. */
const anywhere = firstOf([
  form(/^%%|%%[^%]+%%/, 'Remove this note, or write it as {/* … */}: readers see what is between %% and %%.'),
  otherCallout(/\[!(\w+)\][+-]?[ \t]*(.*)/, '“>”, and ::: on lines of their own'),
  wikiLink,
  onLine(/\[[^\]|[]+\|/, form(/\[([^\]|[]+)\|([^\]\s|]+)\]/, 'Write the link as [$1]($2).')),
  form(/(?<!\S)!([\w./-]+\.(?:png|jpe?g|gif))!/i, 'Write the picture as ![What it shows](./$1).'),
  onLine(
    /\]\(/,
    pictureName,
    form(/!\[[^\]]*\]\([^)]*\s=\d*x\d*\)/, pictureSize),
    form(
      /\]\(\s*([^)<>"'(\s]+\s+[^)<>"'(\s][^)<>"'(]*)\)/,
      'Write an address without spaces instead of “$1”: the names of pages and files have hyphens.',
    ),
    () => 'Write the link as [text](/address), with nothing missing: its signs are shown.',
  ),
  form(/\s(\^[\w-]+)\s*$/, 'Remove “$1”: it is shown as text.'),
  form(/(?:^|[([])(\p{L}[\w -]*::)\s/u, 'Remove “$1”, or write it in words: fields are shown as text.'),
  form(/==([^=\s][^=]*)==/, 'Write <mark>$1</mark>.'),
  form(/\^(\w+)\^/, 'Write <sup>$1</sup>.'),
  form(
    /(?<!\*)\*{2,3}(?!\*)|\*{2,}\p{L}|\p{L}\*{2,}|~~|(?<![\w_])__(?!_)|(?<!_)__(?![\w_])/u,
    'Correct the signs ** or ~~ on this line: they are shown. Write them next to a letter, as in **word**.',
  ),
  // A bar in the code of a table ends the cell.
  (text, {line}) =>
    text.includes('`') && !row.test(line) ? 'Write ` before the code and after it: this one has no other.' : undefined,
]);

/** More would take minutes if a page has all its text on one line. */
const longest = 10_000;

const hide = (part: string) => '\uFFFC'.repeat(part.length);

/** A text as it was written, without what is shown on purpose: escaped signs, entities, formulas, and signs in quotation marks. */
const unquote = (source: string) =>
  source
    .slice(0, longest)
    .replace(/\\[!-/:-@[-`{-~]|&#?\w+;|https?:\/\/[^\s()[\]|]+|\$[^\s$](?:[^$\n]*[^\s$])?\$/g, hide)
    .replace(/(?<=[“"‘'(])[^\p{L}\p{N}\s“”"'‘’()]{1,5}(?=[”"’')])/gu, hide);

type Shown = {line: number; from: number; to: number; isFirst: boolean};

/**
 * Texts of a page outside of code. The parser gives a text no position if it has a web address in it: then it goes from the
 * node before to the node after. Cells of tables have no lists.
 */
function* textsOf(node: Nodes, isCell = false): Generator<Shown> {
  if (!('children' in node) || ('name' in node && /^(?:code|kbd|pre|samp)$/.test(node.name ?? ''))) return;
  const children: readonly Nodes[] = node.children;
  for (const [at, child] of children.entries()) {
    const before = children[at - 1];
    if (child.type !== 'text' && child.position) yield* textsOf(child, isCell || child.type === 'tableCell');
    else if (before === undefined || before.position) {
      const {start, end} = child.position ?? {start: before?.position?.end ?? node.position?.start, end: undefined};
      const next = end ?? children.slice(at).find(({position}) => position)?.position?.start ?? node.position?.end;
      const isFirst = node.type === 'paragraph' && !isCell && (before === undefined || before.type === 'break');
      if (start && next) yield {line: start.line, from: start.offset ?? 0, to: next.offset ?? 0, isFirst};
    }
  }
}

/** Signs of Markdown, and of programs for notes and texts, that didn't become what they were meant to be: readers see them. */
export function* checkShown({tree, text}: Page, about: Pick<Place, 'callouts' | 'find'>): Generator<Complaint> {
  const lines = text.split('\n');
  const at = (index: number) => lines[index] ?? '';
  for (const {line, from, to, isFirst} of textsOf(tree)) {
    const told = new Set<string>();
    for (const [row, source] of unquote(text.slice(from, to)).split('\n').entries()) {
      const index = line - 1 + row;
      const place = {...about, line: at(index), before: at(index - 1), after: at(index + 1)};
      const near = [place.before || at(index - 2), place.after || at(index + 2)];
      const own = row === 0 ? source : source.replace(/^[ \t>]+/, '');
      const isStart = isFirst || row > 0;
      const message = (isStart ? (starts(own, place) ?? looseList(own, near)) : undefined) ?? anywhere(own, place);
      if (message === undefined || told.has(message)) continue;
      told.add(message);
      yield {line: index + 1, message};
    }
  }
}
