import type {Change, Page, PageRecord} from './page';

import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';

/**
 * Puts elements before, after or instead of a child of the head. That child must be one Docusaurus wrote, because elements
 * added by a step have no offsets.
 */
export function changeHead(
  {path, head, changes}: PageRecord,
  place: 'before' | 'after' | 'instead of',
  element: Element,
  elements: readonly Element[],
): void {
  const index = head.children.indexOf(element);
  const [start, end] = [element.position?.start.offset, element.position?.end.offset];
  if (index === -1 || start === undefined || end === undefined) {
    throw new Error(`${path}: <${element.tagName}> was not written by Docusaurus, so it has no place in the HTML.`);
  }
  changes.push({start: place === 'after' ? end : start, end: place === 'before' ? start : end, elements});
  head.children.splice(place === 'after' ? index + 1 : index, place === 'instead of' ? 1 : 0, ...elements);
}

/** Puts elements in front of one that Docusaurus wrote. Later steps don't see them. */
export function insertBefore({path, changes}: PageRecord, element: Element, elements: readonly Element[]): void {
  const start = element.position?.start.offset;
  if (start === undefined) throw new Error(`${path}: <${element.tagName}> was not written by Docusaurus.`);
  changes.push({start, end: start, elements});
}

/** Puts elements at the end of the body. */
export function appendToBody({path, html, body, changes}: Page, elements: readonly Element[]): void {
  const start = html.lastIndexOf('</body>');
  if (start === -1) throw new Error(`${path} has no </body>.`);
  changes.push({start, end: start, elements});
  body.children.push(...elements);
}

/** The HTML of a page with its changes. The rest stays byte for byte as Docusaurus wrote it. */
export function printPage(html: string, changes: readonly Change[]): string {
  let text = '';
  let from = 0;
  // The sort is stable: changes in one place keep their order.
  for (const {start, end, elements} of changes.toSorted((a, b) => a.start - b.start)) {
    text += html.slice(from, start) + toHtml([...elements], {preferUnquoted: true});
    from = end;
  }
  return text + html.slice(from);
}
