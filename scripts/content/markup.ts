import remarkLintHeadingIncrement from 'remark-lint-heading-increment';
import remarkLintNoDuplicateHeadings from 'remark-lint-no-duplicate-headings';
import remarkLintNoUndefinedReferences from 'remark-lint-no-undefined-references';
import {unified} from 'unified';
import {VFile} from 'vfile';

import {attributesOf, textOf, walk, type Complaint, type Page} from './page.ts';
import {checkStill, suggest} from './site.ts';

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
  title: 'title="…": a few words shown above it.',
  from: 'from="us" or from="them".',
  between: 'between="Harbor Dental and Lena": who writes to whom.',
  name: 'name="…": /styleguide says where the names are.',
};

/** Attribute with the name of a still, by component. */
const stillNames: Readonly<Record<string, string>> = {Steps: 'still', Still: 'name'};

/** Unknown components, stills, or missing attributes. */
export function* checkComponents({tree, lineOf, kind}: Page): Generator<Complaint> {
  const allowed = kind === 'post' ? {...components, ...articleComponents} : components;
  const known = Object.keys(allowed);
  for (const node of walk(tree)) {
    const name = 'name' in node ? node.name : undefined;
    if (!name || !/^[A-Z]/.test(name)) continue;
    const line = lineOf(node);
    const needed = allowed[name];
    if (!known.includes(name)) {
      const hint = suggest(name, known, '<', '>');
      yield {
        line,
        message: `Unknown component <${name}>.${hint} Use one of: ${known.join(', ')}. /styleguide shows each.`,
      };
    } else if (needed !== undefined && !attributesOf(node).get(needed)) {
      yield {line, message: `<${name}> needs ${examples[needed] ?? needed}`};
    }
    const still = attributesOf(node).get(stillNames[name] ?? '');
    const message = still === undefined ? undefined : checkStill(still);
    if (message !== undefined) yield {line, message};
  }
}

/** Text in braces, which MDX runs as code: `{first_name}` fails the build. Comments are fine. */
export function* checkBraces({tree, lineOf}: Page): Generator<Complaint> {
  for (const node of walk(tree)) {
    if (node.type === 'mdxjsEsm')
      yield {
        line: lineOf(node),
        message: 'Remove import and export statements: pages contain only text and components.',
      };
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') continue;
    const {value} = node;
    if (value.replace(/\/\*[\s\S]*?\*\//g, '').trim() === '') continue;
    yield {
      line: lineOf(node),
      message: `Put \`{${value}}\` in code, in backticks: MDX runs text in braces as code.`,
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
    return `“${text}”: use ${'#'.repeat(wanted)}, or add the missing heading above it.`;
  },
  'no-duplicate-headings': (text) => `“${text}” appears twice. Give each heading unique text.`,
  'no-undefined-references': (text) =>
    `“[${text}]” is a link without an address. Write [${text}](/address), or remove the brackets.`,
};

/** Headings out of order or repeated, and links without an address. */
export function* checkMarkdown(page: Page): Generator<Complaint> {
  const {tree, lineOf, text, lines, kind} = page;
  for (const node of walk(tree)) {
    if (node.type === 'emphasis') {
      yield {line: lineOf(node), message: `Write “${textOf(node)}” or **${textOf(node)}**: the font has no italics.`};
    }
    if (node.type === 'link' && /^(?:here|this|this page|click here|read more)$/i.test(textOf(node))) {
      yield {line: lineOf(node), message: `“${textOf(node)}”: use link text that says where it leads.`};
    }
    if (node.type !== 'heading') continue;
    const heading = textOf(node);
    if (node.depth === 1) {
      yield {line: lineOf(node), message: `“${heading}”: use ##. The page title is the only h1.`};
    }
    if (kind === 'faq' && node.depth === 2 && !heading.endsWith('?')) {
      yield {line: lineOf(node), message: `“${heading}”: FAQ headings are questions. End it with a question mark.`};
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
