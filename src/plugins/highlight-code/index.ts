import type {CodeToken} from '#src/content/schema/code';
import {splitLines, tokenize} from '#src/lib/highlight/tokens';

import type {ElementContent, Root, Text} from 'hast';
import {h} from 'hastscript';
import {SKIP, visit} from 'unist-util-visit';

const toNode = ({kind, text}: CodeToken): ElementContent =>
  kind === undefined ? {type: 'text', value: text} : h('span', {className: [`code-${kind}`]}, text);

/** Numbers of the lines to highlight, from `{2,5-7}` after the language of a code fence. */
function readMarkedLines(meta: string): Set<number> {
  const ranges = /\{([\d,\s-]+)\}/.exec(meta)?.[1]?.split(',') ?? [];
  return new Set(
    ranges.flatMap((range) => {
      const [from = 0, to = from] = range.split('-').map(Number);
      return Array.from({length: Math.max(0, to - from + 1)}, (_, index) => from + index);
    }),
  );
}

const mark = /^\s*(?:\/\/|#|\/\*|<!--|--|\{\/\*|%)\s*highlight-(next-line|start|end)\b/;

/** Takes comments such as `// highlight-next-line`, as Docusaurus has them, out of code, and adds the lines they mark. */
function takeMarks(code: string, marked: Set<number>): string {
  const lines: string[] = [];
  let isOn = false;
  let isNext = false;
  for (const line of code.split('\n')) {
    const [, kind] = mark.exec(line) ?? [];
    if (kind === undefined) {
      lines.push(line);
      if (isOn || isNext) marked.add(lines.length);
      isNext = false;
    } else if (kind === 'next-line') isNext = true;
    else isOn = kind === 'start';
  }
  return lines.join('\n');
}

function toMarkedNodes(tokens: readonly CodeToken[], marked: ReadonlySet<number>): ElementContent[] {
  return splitLines(tokens).flatMap((line, index) => {
    const nodes = line.map(toNode);
    const end: Text = {type: 'text', value: '\n'};
    if (!marked.has(index + 1)) return [...nodes, end];
    // The line break is inside the highlighted line, so copied text keeps it.
    return [h('span', {className: ['code-marked']}, [...nodes, end])];
  });
}

/**
 * Rehype plugin: colors fenced code with Prism while MDX is compiled, so no highlighter reaches the browser. Each token
 * becomes a `span` with the class `code-key`, `code-string`, `code-number` or `code-comment`; their colors are in
 * src/styles/theme/_code.scss.
 */
export default function highlightCodeInMdx() {
  return (tree: Root): void => {
    visit(tree, 'element', ({tagName, properties, data, children}, _, parent) => {
      const [text] = children;
      if (tagName !== 'code' || parent?.type !== 'element' || parent.tagName !== 'pre' || text?.type !== 'text') return;
      const classes = [properties['className']].flat().map(String);
      const language = classes.find((name) => name.startsWith('language-'));
      const marked = readMarkedLines(String(properties['metastring'] ?? data?.meta ?? ''));
      const code = takeMarks(text.value.replace(/\n$/, ''), marked);
      const tokens = tokenize(code, language?.slice('language-'.length));
      const colored: ElementContent[] =
        marked.size > 0 ? toMarkedNodes(tokens, marked) : [...tokens.map(toNode), {type: 'text', value: '\n'}];
      children.splice(0, children.length, ...colored);
      return SKIP;
    });
  };
}
