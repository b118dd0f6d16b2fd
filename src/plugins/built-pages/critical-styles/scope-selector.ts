import selectorParser from 'postcss-selector-parser';

/** Compounds that match only elements outside of any part of a page. */
const isPageRoot = (node: selectorParser.Node): boolean =>
  (node.type === 'tag' && /^(?:html|body)$/i.test(node.value)) || (node.type === 'pseudo' && node.value === ':root');

/** Parts of a selector without specificity. */
const isWeak = (node: selectorParser.Node): boolean =>
  ['combinator', 'universal'].includes(node.type) || (node.type === 'pseudo' && node.value === ':where');

/**
 * Limits a selector to elements inside those that match `scope`: `.a .b::before` becomes `.a .b:is([scope] *)::before`. One
 * without specificity stays so. No selector if it can match only the root of the page.
 */
export function scopeSelector(selector: string, scope: string): string[] {
  const [parsed] = selectorParser().astSync(selector).nodes;
  if (parsed === undefined) return [];
  const start = parsed.nodes.findLastIndex(({type}) => type === 'combinator') + 1;
  const subject = parsed.nodes.slice(start);
  if (subject.some(isPageRoot)) return [];
  const pseudoElement = subject.find((node) => selectorParser.isPseudoElement(node));
  const condition = selectorParser.pseudo({value: `${parsed.nodes.every(isWeak) ? ':where' : ':is'}(${scope} *)`});
  if (pseudoElement) parsed.insertBefore(pseudoElement, condition);
  else parsed.append(condition);
  return [String(parsed).trim()];
}
