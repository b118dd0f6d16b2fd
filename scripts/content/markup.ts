import {createRequire} from 'node:module';

import remarkLintHeadingIncrement from 'remark-lint-heading-increment';
import remarkLintNoDuplicateHeadings from 'remark-lint-no-duplicate-headings';
import remarkLintNoUndefinedReferences from 'remark-lint-no-undefined-references';
import {unified} from 'unified';
import {VFile} from 'vfile';

import {grammars} from '#src/lib/highlight/languages';
import {checkLinks} from './links.ts';
import type {Complaint, PageKind} from './complaint.ts';
import {attributesOf, textOf, type Page} from './page.ts';
import {checkGuidePicture, type Site} from './site.ts';
import {suggest} from './suggest.ts';

import type {Code, Heading, Nodes, Root} from 'mdast';

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

/** Attribute with the name of a guide's picture, by component. */
const pictureNames: Readonly<Record<string, string>> = {Steps: 'picture', GuidePicture: 'name'};

/** Tabs that src/ui/TabPanels can show without JavaScript. */
const mostTabs = 16;

/** Words that a margin note has room for. */
const mostNoteWords = 35;

/** An unknown component or picture, or a missing attribute. */
function* checkComponent(node: Component, name: string, kind: PageKind, {names}: Site): Generator<string | undefined> {
  const attributes = attributesOf(node);
  const allowed = kind === 'post' ? [...names.common, ...names.article] : names.common;
  const needed = needs[name];
  if (!allowed.includes(name)) {
    const hint = suggest(name, allowed, '<', '>');
    yield names.article.includes(name)
      ? `<${name}> works in articles only. Write the text without it.`
      : `Unknown component <${name}>.${hint} Use one of: ${allowed.join(', ')}. /styleguide shows each.`;
  } else if (needed !== undefined && !attributes.get(needed)) {
    yield `<${name}> needs ${examples[needed] ?? needed}`;
  }
  const picture = attributes.get(pictureNames[name] ?? '');
  if (picture !== undefined) yield checkGuidePicture(picture);
  const tabs = node.children.filter((child) => 'name' in child && /^Tab(?:Item)?$/.test(child.name ?? '')).length;
  if (tabs > mostTabs) yield `<Tabs> has ${tabs} tabs; ${mostTabs} work. Use fewer, or a heading for each part.`;
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
  const meant = /^\w/.test(lang) ? suggest(lang.toLowerCase(), Object.keys(grammars), '```', '') : '';
  return meant === ''
    ? undefined
    : `“${lang}” is not a language that gets colors.${meant} For plain text, write \`\`\`text.`;
}

function* checkHeading({depth}: Heading, text: string, kind: PageKind): Generator<string> {
  if (depth === 1) yield `“${text}”: use ##. The page title is the only h1.`;
  if (kind === 'faq' && depth === 2 && !text.endsWith('?')) {
    yield `“${text}”: FAQ headings are questions. End it with a question mark.`;
  }
}

/** What is wrong with a node itself: its kind, its text, its addresses. */
export function* checkNode(node: Nodes, page: Page, site: Site): Generator<string | undefined> {
  const text = textOf(node);
  yield* checkLinks(node, page, site);
  if (node.type === 'code') yield checkCode(node);
  if (node.type === 'heading') yield* checkHeading(node, text, page.kind);
  if (node.type === 'emphasis') yield `Write “${text}” or **${text}**: the font has no italics.`;
  if (node.type === 'link' && /^(?:here|this|this page|click here|read more)$/i.test(text)) {
    yield `“${text}”: use link text that says where it leads.`;
  }
  if (node.type === 'mdxjsEsm') yield 'Remove import and export statements: pages contain only text and components.';
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
    // `{first_name}` fails the build. Comments are fine.
    const code = node.value.replace(/\/\*[\s\S]*?\*\//g, '').trim();
    if (code !== '') yield `Put \`{${node.value}}\` in code, in backticks: MDX runs text in braces as code.`;
  }
  if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && /^[A-Z]/.test(node.name ?? '')) {
    yield* checkComponent(node, node.name ?? '', page.kind, site);
  }
}

const lint = unified()
  .use(remarkLintHeadingIncrement)
  .use(remarkLintNoDuplicateHeadings)
  .use(remarkLintNoUndefinedReferences);

/** Our messages for remark-lint's rules. */
const wording: Readonly<Record<string, (text: string, reason: string) => string>> = {
  'heading-increment': (text, reason) => {
    const wanted = Number(/rank `(\d)`$/.exec(reason)?.[1] ?? 2);
    return `“${text}”: use ${'#'.repeat(wanted)}, or add the missing heading above it.`;
  },
  'no-duplicate-headings': (text) => `“${text}” appears twice. Give each heading unique text.`,
  'no-undefined-references': (text) =>
    text.length > 40 || /^\s*$|['",]/.test(text)
      ? `“[${text}]” reads like a link without an address. If it is code, put it in \`code\`; otherwise remove the brackets.`
      : `“[${text}]” is a link without an address. Write [${text}](/address), or remove the brackets.`,
};

/** Headings out of order or repeated, and links without an address. */
export function* lintMarkdown({tree, text}: Page): Generator<Complaint> {
  // The title from the front matter is the first heading.
  const title: Heading = {type: 'heading', depth: 1, children: []};
  const whole: Root = {...tree, children: [title, ...tree.children]};
  const file = new VFile(text);
  lint.runSync(whole, file);
  for (const {ruleId = '', reason, line = 1, ancestors = []} of file.messages) {
    const node = ancestors.at(-1) as Nodes | undefined;
    const words = node?.type === 'heading' ? textOf(node) : (/`([^`]*)`/.exec(reason)?.[1] ?? '');
    yield {line, message: wording[ruleId]?.(words, reason) ?? reason};
  }
}
