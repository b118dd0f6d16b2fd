import {toName} from './pictures.ts';
import {suggest} from './suggest.ts';

/** Where a text is in its page, and what the site has. */
export type Place = {
  /** The whole line, and those around it. */
  line: string;
  before: string;
  after: string;
  callouts: readonly string[];
  /** Address of the page with a title. */
  find: (title: string) => string | undefined;
};

/** What to write instead of a form of another site; undefined if the text has none. */
export type Cure = (text: string, place: Place) => string | undefined;

/** Our callouts for those of GitHub, MkDocs, VitePress and other sites. */
const calloutNames: Readonly<Record<string, string>> = {
  important: 'info',
  attention: 'warning',
  success: 'tip',
  hint: 'tip',
  error: 'danger',
  secondary: 'note',
  abstract: 'note',
  summary: 'note',
  question: 'info',
  seealso: 'info',
};

export const calloutFor = (name: string, callouts: readonly string[]) =>
  callouts.includes(name.toLowerCase()) ? name.toLowerCase() : (calloutNames[name.toLowerCase()] ?? 'note');

export const titled = (name: string, title: string) => `:::${name}${title === '' ? '' : `[${title}]`}`;

/** `:::note Title`, `::: tip`, `:::important`: Docusaurus prints them as text or stops. */
const callout: Cure = (_, {line, callouts}) => {
  const [, signs = '', space = '', name = '', rest = ''] = /^[\s>]*(:{3,})(\s*)([A-Za-z][\w-]*)(.*)$/.exec(line) ?? [];
  if (name === '') return undefined;
  const title = rest.replace(/^\s*(?:\[(.*)\]|\{.*\}|["“](.*)["”]|(.*?))\s*$/, (_, a, b, c) =>
    String(a ?? b ?? c ?? '').trim(),
  );
  const isOurs = callouts.includes(name);
  if (isOurs && space === '' && (rest.trim() === '' || /^[[{].*[\]}]\s*$/.test(rest))) return undefined;
  const wanted = titled(calloutFor(name, callouts), title).replace(/^:::/, signs);
  if (isOurs) return `Write ${wanted}: otherwise the line is shown as text.`;
  if (/^(?:code-group|tabs?)$/.test(name)) return 'Write <Tabs label="…"> with a <Tab label="…"> for each part.';
  if (name === 'details') return 'Write <details>, <summary>…</summary> and </details> on lines of their own.';
  const hint = suggest(name, callouts, ':::', '');
  return `“:::${name}” is not a callout of this site.${hint || ` Write ${wanted}.`} Its callouts are: ${callouts.join(', ')}.`;
};

/** A form that one pattern recognizes. In the cure, `$1` is what the pattern found in its first group. */
export const form =
  (pattern: RegExp, cure: string): Cure =>
  (line) => {
    const match = pattern.exec(line);
    return match === null ? undefined : cure.replace(/\$(\d)/g, (_, at) => (match[Number(at)] ?? '').trim());
  };

/** `./image (14).png`: MDX reads it as text. */
export const pictureName: Cure = (line) => {
  const [, folder = '', name = ''] =
    /!\[[^\]]*\]\(\s*([^()<>]*\/)?([^()<>/]*\([^()/]*\)[^()<>/]*\.(?:png|jpe?g|gif|svg|webp|avif))\s*\)/i.exec(line) ??
    [];
  return name && `Rename “${name}” to ${toName(name)}, and write ${folder}${toName(name)} here.`;
};

const picture = 'Write a picture as ![What it shows](./name.png).';
export const pictureSize =
  'Write <img src="./name.png" alt="What it shows" width="300" /> for a picture of another size.';
const code = 'Write the code between lines of ```, with the language after the first: ```js';
const styles = 'pages have the styles of the site.';

/** Forms of other sites outside code, and their cures; the first that fits a line is told. CONTRIBUTING.md has ten of them. */
const cures: readonly Cure[] = [
  callout,
  form(/^\s*#{1,6}\s.*\{#([\w.-]+)\}\s*$/, 'Write the id of this heading as {/* #$1 */}.'),
  form(
    /^\s*#{1,6}\s.*<a\s[^>]*\b(?:id|name)="([^"]+)"[^>]*>\s*<\/a>/,
    'Write the id of this heading as {/* #$1 */} instead of <a>.',
  ),
  form(/<h[2-6]\b[^>]*\bid="([^"]+)"/, 'Write this heading with # signs, and its id as {/* #$1 */} at the end.'),
  form(
    /<details[^>]*>\s*\S|<summary>.*<\/summary>\s*\S/,
    'Put <details>, <summary>…</summary> and </details> on lines of their own, with an empty line before and after the text.',
  ),
  form(
    /<(iframe|embed|object)\b/,
    'Link to it instead: browsers block <$1>, because the site’s policy allows no frames of other sites. For a video, write [![Video, 40 seconds: what it shows](./its-picture.png)](its address).',
  ),
  form(
    /<(video|audio)\b/,
    'The site’s policy blocks <$1>. Link to it, with a picture of it: [![Video, 40 seconds: what it shows](./its-picture.png)](its address)',
  ),
  form(
    /<\/?(?:head|Head)>|<(?:title|meta)\b/,
    'Remove <head> and what is in it: `title` and `description` in the front matter do the same.',
  ),
  form(/<(script|style|link)\b/, 'Remove <$1>: the site’s policy blocks it.'),
  form(/<(?:picture|source)\b|<(?:ThemedImage|Image|IdealImage|ImageZoom|Zoom)\b/, picture),
  form(/!\[[^\]]*\]\([^)]*\)\{/, pictureSize),
  form(/(?<!!)\[[^\]]*\]\(\s*\)/, 'Give this link an address, as in [text](/pricing).'),
  form(/<DocCardList\b.*\bitems=/, 'Write <DocCardList />: it lists the guides of its topic.'),
  form(/<(?:TOCInline|TOC)\b|^\s*\[\[?_?toc_?\]\]?\s*$/i, 'Remove this line: the page shows its contents by itself.'),
  form(/<Admonition\b.*\btype="(\w+)"/, 'Write :::$1, the text and ::: on lines of their own.'),
  form(/<(?:CodeBlock|pre)\b/, code),
  form(/<Link\b[^>]*\bto="([^"]*)"/, 'Write the link as [text]($1).'),
  form(/\b(href|to)=\{/, 'Write the address in quotes: $1="/address".'),
  form(/--8<--|^\s*(?:<<<|@include\b|\.\. )|\{%\s*include/, 'Write the text itself: pages include no other files.'),
  form(/\{\{[<%]|\{%/, 'Remove this tag: the site has no templates in text.'),
  form(
    /(?<!:)(::?[A-Za-z][\w-]*)[[{]|^\s*(::[A-Za-z][\w-]*)\s*$/,
    'Write the text without “$1” before it: it does nothing here.',
  ),
  form(/(?<=\w)~(\w+)~(?!~)/, 'Write <sub>$1</sub>.'),
  form(
    /^\s*(\\##+|\d{1,2}\\[.)])\s|(\\\*\\\*)[^\s*\\][^*]*\\\*\\\*/,
    'Remove each \\ before $1$2: an export added it, and readers see the signs.',
  ),
  form(/<[A-Za-z][^>]*\s(on[A-Za-z]+)=/, 'Remove $1: text runs no scripts.'),
  form(
    /<(button|input|form|select|textarea)\b/,
    'Remove <$1>: text has no controls. A link is written as [text](/address).',
  ),
  form(/<(center|font)\b/, `Remove <$1>: ${styles}`),
  form(/<[A-Za-z][^>]*\sstyle=/, `Remove style="…": ${styles}`),
  form(/<[A-Za-z][^>]*\sclass(?:Name)?=/, 'Remove the class: the site has no styles for classes in text.'),
  form(
    /^\s*\$\$|(?<![\w$\\])\$(?=[^\s$\d])(?=[^$]*[\\^_=+*/{]|[A-Za-z]\$)[^$]*[^\s$\\]\$(?![\w$])|\$\d[^$]*\\[a-z]+[^$]*\$/,
    'Write the formula in words or in `code`, or show it as a picture: formulas are not typeset here.',
  ),
  (line, {before}) =>
    /^(?: {4}|\t)[^\s<*+\d|-]/.test(line) && before.trim() === '' && /[=;{}$]|--|\(\)/.test(line)
      ? `${code.split(':')[0] ?? ''}: indented code is shown as text.`
      : undefined,
];

/** Languages and marks after ``` that do something on other sites. */
const fences: readonly Cure[] = [
  form(
    /^\S*(mermaid|plantuml|dot|graphviz)\b/,
    'Show the diagram as a picture, exported as SVG or PNG: readers would see the source of $1.',
  ),
  form(/^(?:\{[^}]*\}|[\w-]+[:{]\S+)/, 'Write the language, a space and the title, if it has one: ```js title="a.js"'),
  form(/^(math|latex|katex)\b/, 'Show the formula as a picture: readers would see the source of $1.'),
  form(/^(dataview(?:js)?|tasks|query)\b/, 'Write the result as text or a table: readers would see the source of $1.'),
  form(/\b(live|npm2yarn)\b/, 'Remove $1 after the language: code is only shown here.'),
  form(/\bmdx-code-block\b/, 'Remove the lines ```mdx-code-block and ``` around this part: pages are MDX already.'),
];

export const firstOf =
  (list: readonly Cure[]): Cure =>
  (text, place) => {
    for (const cure of list) {
      const message = cure(text, place);
      if (message) return message;
    }
    return undefined;
  };

/** What to do about a line outside code. */
export const cureLine = firstOf(cures);

/** What to do about what follows ``` at the start of code. */
export const cureFence = firstOf(fences);
