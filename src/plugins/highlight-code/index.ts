import {splitLines, tokenize, type CodeToken} from '#src/lib/highlight/tokens';

import type {Element, ElementContent, Root, RootContent, Text} from 'hast';

type Node = Root | RootContent;

function toNode({kind, text}: CodeToken): ElementContent {
  const value: Text = {type: 'text', value: text};
  if (kind === undefined) return value;
  return {type: 'element', tagName: 'span', properties: {className: [`code-${kind}`]}, children: [value]};
}

/** Numbers of the lines to highlight, from `{2,5-7}` after the language of a code fence. */
export function readMarkedLines(meta: string): Set<number> {
  const ranges = /\{([\d,\s-]+)\}/.exec(meta)?.[1]?.split(',') ?? [];
  return new Set(
    ranges.flatMap((range) => {
      const [from = 0, to = from] = range.split('-').map(Number);
      return Array.from({length: Math.max(0, to - from + 1)}, (_, index) => from + index);
    }),
  );
}

function toMarkedNodes(tokens: readonly CodeToken[], marked: ReadonlySet<number>): ElementContent[] {
  return splitLines(tokens).flatMap((line, index) => {
    const nodes = line.map(toNode);
    const end: Text = {type: 'text', value: '\n'};
    if (!marked.has(index + 1)) return [...nodes, end];
    // The line break is inside the highlighted line, so copied text keeps it.
    return [{type: 'element', tagName: 'span', properties: {className: ['code-marked']}, children: [...nodes, end]}];
  });
}

/** The `code` element of a code fence and its text; undefined for any other node. */
function readFence(node: Node): {element: Element; code: string} | undefined {
  if (node.type !== 'element' || node.tagName !== 'pre') return undefined;
  const [element] = node.children;
  if (element?.type !== 'element' || element.tagName !== 'code') return undefined;
  const [text] = element.children;
  return text?.type === 'text' ? {element, code: text.value} : undefined;
}

function highlightFences(node: Node): void {
  const fence = readFence(node);
  if (fence) {
    const {properties, data} = fence.element;
    const classes = Array.isArray(properties['className']) ? properties['className'] : [];
    const language = classes.map(String).find((name) => name.startsWith('language-'));
    const tokens = tokenize(fence.code.replace(/\n$/, ''), language?.slice('language-'.length));
    const marked = readMarkedLines(String(properties['metastring'] ?? data?.meta ?? ''));
    fence.element.children =
      marked.size > 0 ? toMarkedNodes(tokens, marked) : [...tokens.map(toNode), {type: 'text', value: '\n'}];
  } else if ('children' in node) {
    node.children.forEach(highlightFences);
  }
}

/**
 * Rehype plugin: colors fenced code with Prism while MDX is compiled, so no highlighter reaches the browser. Each token
 * becomes a `span` with the class `code-key`, `code-string`, `code-number` or `code-comment`; their colors are in
 * src/styles/theme/_code.scss.
 */
export default function highlightCodeInMdx(): (tree: Root) => void {
  return highlightFences;
}
