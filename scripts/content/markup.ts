import remarkLintHeadingIncrement from 'remark-lint-heading-increment';
import remarkLintNoDuplicateHeadings from 'remark-lint-no-duplicate-headings';
import remarkLintNoUndefinedReferences from 'remark-lint-no-undefined-references';
import {unified} from 'unified';
import {VFile} from 'vfile';

import {checkLinks, checkPicture} from './links.ts';
import type {Complaint, PageKind} from './complaint.ts';
import {attributesOf, textOf, type Page} from './page.ts';
import {checkGuidePicture, suggest, type Site} from './site.ts';

import type {Heading, Nodes, Root} from 'mdast';

/** Components available in MDX without an import (src/theme/MDXComponents), with their required attribute. */
const components: Readonly<Record<string, string | undefined>> = {
  ApiResources: undefined,
  Steps: undefined,
  Tabs: 'label',
  Tab: 'label',
  Figure: 'caption',
  GuideList: undefined,
  Claim: 'name',
  Fact: 'name',
  PlanPrice: 'name',
};

/** Additional components in articles (src/theme/BlogPostPage/components.ts). */
const articleComponents: typeof components = {
  Chart: 'caption',
  GuidePicture: 'caption',
  Note: 'title',
  PullQuote: undefined,
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
const mostTabs = 8;

/** An unknown component or picture, or a missing attribute. */
function* checkComponent(
  name: string,
  attributes: ReadonlyMap<string, string>,
  kind: PageKind,
): Generator<string | undefined> {
  const allowed = kind === 'post' ? {...components, ...articleComponents} : components;
  const known = Object.keys(allowed);
  const needed = allowed[name];
  if (!known.includes(name)) {
    const hint = suggest(name, known, '<', '>');
    yield `Unknown component <${name}>.${hint} Use one of: ${known.join(', ')}. /styleguide shows each.`;
  } else if (needed !== undefined && !attributes.get(needed)) {
    yield `<${name}> needs ${examples[needed] ?? needed}`;
  }
  const picture = attributes.get(pictureNames[name] ?? '');
  if (picture !== undefined) yield checkGuidePicture(picture);
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
  yield* checkPicture(node, page, site);
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
  if ('name' in node && /^[A-Z]/.test(node.name ?? '')) {
    const tabs = node.children.filter((child) => 'name' in child && child.name === 'Tab').length;
    if (tabs > mostTabs) {
      yield `<Tabs> has ${tabs} tabs; ${mostTabs} work. Use fewer, or a heading for each part.`;
    }
    yield* checkComponent(node.name ?? '', attributesOf(node), page.kind);
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
    `“[${text}]” is a link without an address. Write [${text}](/address), or remove the brackets.`,
};

/** Headings out of order or repeated, and links without an address. */
export function* lintMarkdown({tree, text, lines}: Page): Generator<Complaint> {
  // The title from the front matter is the first heading.
  const title: Heading = {type: 'heading', depth: 1, children: []};
  const whole: Root = {...tree, children: [title, ...tree.children]};
  const body = text.split('\n').slice(lines);
  const file = new VFile(body.join('\n'));
  lint.runSync(whole, file);
  for (const {ruleId = '', reason, line = 1, ancestors = []} of file.messages) {
    // The title of an admonition is in brackets, too.
    if (body[line - 1]?.startsWith(':::')) continue;
    const node = ancestors.at(-1) as Nodes | undefined;
    const words = node?.type === 'heading' ? textOf(node) : (/`([^`]*)`/.exec(reason)?.[1] ?? '');
    yield {line: line + lines, message: wording[ruleId]?.(words, reason) ?? reason};
  }
}
