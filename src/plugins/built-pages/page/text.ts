import type {Element, Nodes} from 'hast';

/** Elements without text, or whose text means nothing outside the page. */
const excludedElements = new Set([
  'button',
  'dialog',
  'form',
  'input',
  'nav',
  'noscript',
  'script',
  'search',
  'style',
  'svg',
  'template',
]);

/** Elements that can be in the middle of a sentence. */
const inline = new Set(['a', 'abbr', 'b', 'code', 'del', 'em', 'i', 'kbd', 'mark', 'small', 'span', 'strong', 'sup']);

/** Parts of a table. On one line, cells need a separator. */
const tabular = new Set(['tbody', 'td', 'th', 'thead', 'tr']);

/** Whether an element is left out of the page's text: controls, navigation, decoration. */
export function isExcluded({tagName, properties}: Element): boolean {
  const {ariaHidden, dataNosnippet, hidden, role} = properties;
  if (
    excludedElements.has(tagName) ||
    String(ariaHidden) === 'true' ||
    role === 'status' ||
    dataNosnippet !== undefined
  )
    return true;
  // The panel of an unselected tab is hidden but part of the page.
  return hidden !== undefined && hidden !== false && role !== 'tabpanel';
}

/** A link to the element that contains it, such as the anchor link of a heading. */
export function isSelfLink({tagName, properties}: Element, parent: Nodes): boolean {
  const id = parent.type === 'element' ? parent.properties['id'] : undefined;
  return tagName === 'a' && typeof id === 'string' && properties['href'] === `#${id}`;
}

/** A drawn product screen: one picture, described by its label. */
export function isPicture({tagName, properties}: Element): boolean {
  return tagName === 'img' || properties['role'] === 'img';
}

/** "Google CalendarCalendar": a name and a label that only CSS separates. */
function runsTogether(child: Nodes, before: Nodes): boolean {
  return /\p{Ll}$/u.test(collect(before)) && /^\p{Lu}/u.test(collect(child));
}

/**
 * Whether a child needs a space before it because only CSS separates it: around blocks, and between adjacent elements (a
 * name and a note). Not in code, where each token is an element.
 */
export function needsSpace(child: Nodes, before: Nodes | undefined, parent: Nodes): boolean {
  const isBlock = (node: Nodes): boolean => node.type === 'element' && !inline.has(node.tagName);
  if (before === undefined || (parent.type === 'element' && parent.tagName === 'code')) return false;
  if (isBlock(child) || isBlock(before)) return true;
  return (child.type === 'element' && before.type === 'element') || runsTogether(child, before);
}

/** Text between two neighbors: a dot between cells and between items of a list, a space between words, or nothing. */
function separatorBefore(child: Nodes, before: Nodes | undefined, parent: Nodes): string {
  if (!needsSpace(child, before, parent)) return '';
  if (before?.type !== 'element' || child.type !== 'element') return ' ';
  const isItem = child.tagName === 'li' && /[\p{L}\p{N}]\s*$/u.test(collect(before));
  return isItem || tabular.has(child.tagName) ? ' · ' : ' ';
}

function collect(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  if (node.type === 'element' && (isExcluded(node) || isPicture(node))) return '';
  let words = '';
  let before: Nodes | undefined;
  for (const child of node.children) {
    if (child.type === 'comment' || (child.type === 'element' && isSelfLink(child, node))) continue;
    words += `${separatorBefore(child, before, node)}${collect(child)}`;
    if (child.type !== 'text' || child.value.trim() !== '') before = child;
  }
  return words;
}

/** The text of a node on one line. */
export function textOf(node: Nodes): string {
  return collect(node)
    .replace(/[\s\u200B]+/g, ' ')
    .trim();
}
