import {tokenize, type CodeToken} from '#src/lib/highlight/tokens';

import type {ElementContent, Root} from 'hast';
import {h} from 'hastscript';
import {SKIP, visit} from 'unist-util-visit';

const toNode = ({kind, text}: CodeToken): ElementContent =>
  kind === undefined ? {type: 'text', value: text} : h('span', {className: [`code-${kind}`]}, text);

/**
 * Rehype plugin: colors fenced code with Prism while MDX is compiled, so no highlighter reaches the browser. Each token
 * becomes a `span` with the class `code-key`, `code-string`, `code-number` or `code-comment`; their colors are in
 * src/styles/theme/_code.scss.
 */
export default function highlightCodeInMdx() {
  return (tree: Root): void => {
    visit(tree, 'element', ({tagName, properties, children}, _, parent) => {
      const [text] = children;
      if (tagName !== 'code' || parent?.type !== 'element' || parent.tagName !== 'pre' || text?.type !== 'text') return;
      const classes = [properties['className']].flat().map(String);
      const language = classes.find((name) => name.startsWith('language-'));
      const tokens = tokenize(text.value.replace(/\n$/, ''), language?.slice('language-'.length));
      children.splice(0, children.length, ...tokens.map(toNode), {type: 'text', value: '\n'});
      return SKIP;
    });
  };
}
