import {languages as grammars} from '#src/ui/docs/Code/languages';
import type {PageKind} from './complaint.ts';
import {checkLinks} from './links.ts';
import {attributesOf, type Page, textOf, walk} from './page.ts';
import {checkGuidePicture, type Site} from './site.ts';
import {suggest} from './suggest.ts';

import {createRequire} from 'node:module';
import type {Code, Heading, Nodes, Paragraph, Table} from 'mdast';

/** HTML and SVG that a page may contain. */
const htmlTags = new Set(
  (
    'a abbr article aside b bdi bdo blockquote br caption cite code col colgroup data dd del dfn div dl dt em ' +
    'figcaption figure footer h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p picture q rp rt ruby s samp ' +
    'section small source span strong sub summary details sup table tbody td tfoot th thead time tr u ul var wbr ' +
    'svg g path circle rect ellipse line polyline polygon text tspan defs use linearGradient radialGradient stop ' +
    'clipPath mask symbol'
  ).split(' '),
);

/** Elements that end the paragraph they are in. */
const blockTags = new Set(
  'article aside blockquote details div dl figure footer h2 h3 h4 h5 h6 header hr nav ol p section summary table ul'.split(
    ' ',
  ),
);

/** A tag that isn't for text, a component in lowercase, or a placeholder: `<your-key>`. */
function checkTag(name: string, components: readonly string[]): string | undefined {
  if (htmlTags.has(name)) return undefined;
  const component = components.find((known) => known.toLowerCase() === name.toLowerCase());
  if (component !== undefined) return `Write <${component}>: names of components start with a capital letter.`;
  if (name === 'h1') return 'Write <h1> as ##: the page title is the only h1.';
  return `“<${name}>” is not a tag for text. If it is a placeholder, put it in \`code\`; otherwise remove it.`;
}

/** A tag of HTML in capitals, which MDX takes for a component. */
const isShouted = (name: string) => /^[A-Z\d]+$/.test(name) && htmlTags.has(name.toLowerCase());

const isBlock = (name: string | null) => name !== null && blockTags.has(name);

type Component = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;

/** Attributes that components need. */
const needs: Readonly<Record<string, string>> = {
  Tabs: 'label',
  Tab: 'label',
  Figure: 'caption',
  Claim: 'name',
  Fact: 'name',
  PlanPrice: 'name',
  Chart: 'caption',
  GuidePicture: 'caption',
  Note: 'title',
  TextMessage: 'from',
  Texts: 'between',
  Worksheet: 'title',
};

const examples: Readonly<Record<string, string>> = {
  label: 'label="Language": the words a reader chooses by.',
  caption: 'caption="…": one sentence on what it shows.',
  title: 'title="…": a few words shown above it.',
  from: 'from="us" or from="them".',
  between: 'between="Harbor Dental and Lena": who writes to whom.',
  name: 'name="…": /styleguide says where the names are.',
};

/** Attributes of components, apart from tabs: those of other sites do no harm there. */
const attributeNames: Readonly<Record<string, readonly string[]>> = {
  Steps: ['picture'],
  Figure: ['caption'],
  Claim: ['name'],
  Fact: ['name'],
  PlanPrice: ['name'],
  Chart: ['title', 'kind', 'caption'],
  GuidePicture: ['caption', 'name'],
  Note: ['title'],
  TextMessage: ['from', 'who'],
  Texts: ['between'],
  Worksheet: ['title'],
};

/** Attribute with the name of a guide's picture, by component. */
const pictureNames: Readonly<Record<string, string>> = {Steps: 'picture', GuidePicture: 'name'};

/** Tabs that src/parts/tabs/TabPanels can show without JavaScript. */
const mostTabs = 16;

/** Words that a margin note has room for. */
const mostNoteWords = 35;

function* checkTabs({children}: Component): Generator<string> {
  const tabs = (children as Nodes[]).filter((child) => 'name' in child && /^Tab(?:Item)?$/.test(child.name ?? ''));
  if (tabs.length > mostTabs) {
    yield `<Tabs> has ${tabs.length} tabs; ${mostTabs} work. Use fewer, or a heading for each part.`;
  }
  if (tabs.length < children.length) yield 'Put all text in <Tabs> into a <Tab label="…">: the rest is not shown.';
  const labels = tabs.map((tab) => attributesOf(tab)).map((tab) => tab.get('label') ?? tab.get('value'));
  const same = labels.find((label, at) => labels.indexOf(label) < at);
  if (same !== undefined) yield `Two tabs are called “${same}”. Give each another label.`;
}

/** An unknown component or picture, or a missing attribute. */
function* checkComponent(node: Component, name: string, kind: PageKind, {names}: Site): Generator<string | undefined> {
  const attributes = attributesOf(node);
  const allowed = kind === 'post' ? [...names.common, ...names.article] : names.common;
  const needed = needs[name];
  if (isShouted(name)) yield `Write <${name}> in lowercase letters.`;
  else if (!allowed.includes(name)) {
    const hint = suggest(name, allowed, '<', '>');
    yield names.article.includes(name)
      ? `<${name}> works in articles only. Write the text without it.`
      : `Unknown component <${name}>.${hint} Write what it shows as text or a table, or use one of: ${allowed.join(', ')}. /styleguide shows each.`;
  } else if (needed !== undefined && !attributes.get(needed)) {
    yield `<${name}> needs ${examples[needed] ?? needed}`;
  }
  const known = attributeNames[name];
  for (const attribute of known === undefined ? [] : attributes.keys()) {
    if (known?.includes(attribute)) continue;
    yield `<${name}> has no attribute ${attribute}.${suggest(attribute, known ?? [])} It has: ${(known ?? []).join(', ')}.`;
  }
  const picture = attributes.get(pictureNames[name] ?? '');
  if (picture !== undefined) yield checkGuidePicture(picture);
  if (name === 'Tabs') yield* checkTabs(node);
  const words = textOf(node).split(/\s+/).filter(Boolean).length;
  if (name === 'Note' && words > mostNoteWords) {
    yield `Cut the note to ${mostNoteWords} words; it has ${words}. The margin has no room for more.`;
  }
}

/** Names of all languages that Prism knows. Those that the site has no colors for are shown plain. */
const {languages} = createRequire(import.meta.url)('prismjs/components.json') as {
  languages: Readonly<Record<string, {alias?: string | string[]}>>;
};
const languageNames = new Set(Object.entries(languages).flatMap(([name, {alias = []}]) => [name, ...[alias].flat()]));

/** A misspelled language. */
function checkCode({lang}: Code): string | undefined {
  if (!lang || languageNames.has(lang) || Object.hasOwn(grammars, lang)) return undefined;
  const meant = /^\w/.test(lang)
    ? suggest(lang.toLowerCase().replace('#', 'sharp').replaceAll('+', 'p'), Object.keys(grammars), '```', '')
    : '';
  return meant === ''
    ? undefined
    : `“${lang}” is not a language that gets colors.${meant} For plain text, write \`\`\`text.`;
}

/** The text starts with `# Title`, as on other sites, and the front matter has no title. */
export const startsWithTitle = ({tree, data}: Page): boolean => {
  const [first] = tree.children;
  return data['title'] === undefined && first?.type === 'heading' && first.depth === 1;
};

function* checkHeading({depth}: Heading, text: string, {kind, ...page}: Page): Generator<string> {
  if (text === '') yield 'Write a text after the #: this heading is empty.';
  if (depth === 1) {
    yield startsWithTitle({kind, ...page}) && text === textOf(page.tree.children[0] as Nodes)
      ? `Remove this line, and write \`title: ${text}\` in the front matter.`
      : `“${text}”: use ##. The page title is the only h1.`;
  }
  if (kind === 'faq' && depth === 2 && !text.endsWith('?')) {
    yield `“${text}”: FAQ headings are questions. End it with a question mark.`;
  }
}

/** Tags that would end the paragraph around them: their text is shown in another place. */
function* checkParagraph({children}: Paragraph): Generator<string> {
  for (const node of children) {
    if (node.type === 'mdxJsxTextElement' && isBlock(node.name)) {
      yield `Put <${node.name}> and </${node.name}> on lines of their own, with empty lines before and after the text.`;
    }
  }
}

/** Cells that have no column: they aren't shown. */
function* checkTable({children: [head, ...rows]}: Table): Generator<string> {
  const columns = head?.children.length ?? 0;
  for (const {children, position} of rows.filter(({children}) => children.length > columns)) {
    yield `Line ${position?.start.line ?? 0} has ${children.length} cells in a table of ${columns}. Write “|” in a cell as \\|.`;
  }
}

/** A heading, a list or a footnote that Markdown reads in another way than its writer. */
function* checkMeaning(node: Nodes, {text, tree}: Page): Generator<string> {
  const {line, column, offset = 0} = node.position?.start ?? {line: 1, column: 1};
  if (node.type === 'heading') {
    const [, signs] = /\S\s+(#+)\s*$/.exec(text.slice(offset, node.position?.end.offset)) ?? [];
    if (signs !== undefined && signs.length !== node.depth)
      yield `Write \\${signs} at the end: it is removed without \\.`;
    if (!text.startsWith('#', offset)) {
      yield 'Put an empty line between the text and the line of - or = below it: they make it a heading.';
    }
  }
  if (node.type === 'list' && (node.start ?? 0) > 99) {
    yield `Write ${String(node.start)}\\. or other words first: a number and a period at the start make a list.`;
  } else if (node.type === 'list' && !node.ordered) {
    const above = text.split('\n', line - 1).findLast((content) => content.trim() !== '') ?? '';
    const [all = '', space = ''] = /^( *)\d+[.)] +/.exec(above) ?? [];
    if (column - 1 > space.length && column - 1 < all.length) {
      yield `Indent this line by ${all.length} spaces, so that it belongs to the number above.`;
    }
  }
  if (node.type === 'footnoteDefinition') {
    const isUsed = [...walk(tree)].some(
      (one) => one.type === 'footnoteReference' && one.identifier === node.identifier,
    );
    if (!isUsed) yield `Write [^${node.label ?? ''}] where this footnote belongs: without it, nobody sees the text.`;
  }
}

/** What is wrong with a node itself: its kind, its text, its addresses. */
export function* checkNode(node: Nodes, page: Page, site: Site): Generator<string | undefined> {
  const text = textOf(node);
  yield* checkLinks(node, page, site);
  if (node.type === 'code') yield checkCode(node);
  if (node.type === 'heading') yield* checkHeading(node, text, page);
  yield* checkMeaning(node, page);
  if (node.type === 'paragraph') yield* checkParagraph(node);
  if (
    node.type === 'mdxJsxFlowElement' &&
    node.name === 'p' &&
    node.children.some(({type}) => type !== 'mdxJsxFlowElement')
  ) {
    yield 'Remove <p> and </p>: text between empty lines is a paragraph.';
  }
  if (node.type === 'table') yield* checkTable(node);
  const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  const name = isElement ? (node.name ?? '') : '';
  if (node.type === 'emphasis' && /^[\d.,\s]+$/.test(text)) {
    yield `Write × or \\* around “${text}”: MDX reads two * on a line as italics.`;
  } else if (node.type === 'emphasis' || name === 'em' || name === 'i')
    yield `Write “${text}” or **${text}**: the font has no italics.`;
  if (node.type === 'link' && text === '' && !node.children.some(({type}) => type !== 'text')) {
    yield `Give the link a text: [text](${node.url}).`;
  }
  if (node.type === 'link' && /^(?:here|this|this page|click here|read more)$/i.test(text)) {
    yield `“${text}”: use link text that says where it leads.`;
  }
  if (node.type === 'mdxjsEsm') yield 'Remove import and export statements: pages contain only text and components.';
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
    // `{first_name}` fails the build. Comments are fine.
    const code = node.value.replace(/\/\*[\s\S]*?\*\//g, '').trim();
    if (code !== '') yield `Put \`{${node.value}}\` in code, in backticks: MDX runs text in braces as code.`;
  }
  if (isElement && /^[A-Z]/.test(name)) yield* checkComponent(node, name, page.kind, site);
  else if (name !== '') yield checkTag(name, [...site.names.common, ...site.names.article]);
}
