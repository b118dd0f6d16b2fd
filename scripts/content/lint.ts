import remarkLintHeadingIncrement from 'remark-lint-heading-increment';
import remarkLintNoDuplicateHeadings from 'remark-lint-no-duplicate-headings';
import remarkLintNoUndefinedReferences from 'remark-lint-no-undefined-references';
import {unified} from 'unified';
import {VFile} from 'vfile';

import type {Complaint} from './complaint.ts';
import {textOf, type Page} from './page.ts';

import type {Heading, Nodes, Root} from 'mdast';

const lint = unified()
  .use(remarkLintHeadingIncrement)
  .use(remarkLintNoDuplicateHeadings)
  .use(remarkLintNoUndefinedReferences);

/** Our messages for remark-lint's rules. */
const wording: Readonly<Record<string, (text: string, reason: string) => string | undefined>> = {
  'heading-increment': (text, reason) => {
    const wanted = Number(/rank `(\d)`$/.exec(reason)?.[1] ?? 2);
    return `“${text}”: use ${'#'.repeat(wanted)}, or add the missing heading above it.`;
  },
  'no-duplicate-headings': (text) => text && `“${text}” appears twice. Give each heading unique text.`,
  'no-undefined-references': (text) =>
    text.startsWith('^')
      ? `The footnote [${text}] has no text. Add a line “[${text}]: …”.`
      : text.length > 40 || /^\s*$|['",]/.test(text)
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
  for (const {ruleId = '', reason, line = 1, ancestors = [], place} of file.messages) {
    const node = ancestors.at(-1) as Nodes | undefined;
    const [from = 0, to = 0] = place && 'start' in place ? [place.start.offset, place.end.offset] : [];
    const words =
      node?.type === 'heading' ? textOf(node) : text.slice(from, to).replace(/^!?\[|\](?:\[[^\]]*\])?$/g, '');
    const message = wording[ruleId]?.(words, reason);
    if (message) yield {line, message};
  }
}
