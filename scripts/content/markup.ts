import remarkLintHeadingIncrement from 'remark-lint-heading-increment';
import remarkLintNoDuplicateHeadings from 'remark-lint-no-duplicate-headings';
import remarkLintNoUndefinedReferences from 'remark-lint-no-undefined-references';
import {unified} from 'unified';
import {VFile} from 'vfile';

import {attributesOf, textOf, walk, type Complaint, type Page} from './page.ts';
import {findClosest} from './site.ts';

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
  Note: 'title',
  PullQuote: undefined,
  Still: 'caption',
  TextMessage: 'from',
  Texts: 'between',
  Worksheet: 'title',
};

const examples: Readonly<Record<string, string>> = {
  label: 'label="Language": the words a reader chooses by.',
  caption: 'caption="…": one sentence on what it shows.',
  title: 'title="…": a few words over it.',
  from: 'from="us" or from="them".',
  between: 'between="Harbor Dental and Lena": who writes to whom.',
  name: 'name="…": /styleguide says where the names are.',
};

/** Unknown components, or missing attributes. */
export function* checkComponents({tree, lineOf, kind}: Page): Generator<Complaint> {
  const allowed = kind === 'post' ? {...components, ...articleComponents} : components;
  const known = Object.keys(allowed);
  for (const node of walk(tree)) {
    const name = 'name' in node ? node.name : undefined;
    if (!name || !/^[A-Z]/.test(name)) continue;
    const line = lineOf(node);
    const needed = allowed[name];
    if (!known.includes(name)) {
      const close = findClosest(name, known);
      const hint = close === undefined ? '' : ` Did you mean <${close}>?`;
      yield {line, message: `There is no <${name}>.${hint} There are: ${known.join(', ')}; /styleguide shows each.`};
    } else if (needed !== undefined && !attributesOf(node).get(needed)) {
      yield {line, message: `<${name}> needs ${examples[needed] ?? needed}`};
    }
  }
}

/** Text in braces, which MDX runs as code: `{first_name}` stops the build. Comments are fine. */
export function* checkBraces({tree, lineOf}: Page): Generator<Complaint> {
  for (const node of walk(tree)) {
    if (node.type === 'mdxjsEsm') yield {line: lineOf(node), message: 'Remove import and export: a page is text only.'};
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') continue;
    const {value} = node;
    if (value.replace(/\/\*[\s\S]*?\*\//g, '').trim() === '') continue;
    yield {
      line: lineOf(node),
      message: `Put \`{${value}}\` in code, between backticks: MDX runs text in braces as a program.`,
    };
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
    return `“${text}”: write ${'#'.repeat(wanted)} here, or add the heading above it.`;
  },
  'no-duplicate-headings': (text) => `“${text}” is there twice. Give each heading its own words.`,
  'no-undefined-references': (text) =>
    `“[${text}]” is a link without an address. Write [${text}](/address), or leave the brackets out.`,
};

/** Headings out of order or repeated, and links without an address. */
export function* checkMarkdown(page: Page): Generator<Complaint> {
  const {tree, lineOf, text, lines, kind} = page;
  for (const node of walk(tree)) {
    if (node.type === 'emphasis') {
      yield {line: lineOf(node), message: `Write “${textOf(node)}” or **${textOf(node)}**: the font has no italic.`};
    }
    if (node.type === 'link' && /^(?:here|this|this page|click here|read more)$/i.test(textOf(node))) {
      yield {line: lineOf(node), message: `“${textOf(node)}”: let the words of a link say where it leads.`};
    }
    if (node.type !== 'heading') continue;
    const heading = textOf(node);
    if (node.depth === 1) {
      yield {line: lineOf(node), message: `“${heading}”: write ## here. The title of the page is its only h1.`};
    }
    if (kind === 'faq' && node.depth === 2 && !heading.endsWith('?')) {
      yield {line: lineOf(node), message: `“${heading}”: a heading here is a question. End it with a question mark.`};
    }
  }
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
