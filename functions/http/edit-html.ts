import {escapeHtml} from './html';
import type {Tag} from './read-form';

/** A replaced part of the HTML. */
export type Edit = {from: number; to: number; text: string};

/** Prints a tag again with other attributes; those without a value are left out. */
function printTag({name, attributes}: Tag, changes: Readonly<Record<string, string | undefined>>): string {
  const changed = Object.entries({...attributes, ...changes});
  const printed = changed.flatMap(([key, value]) => (value === undefined ? [] : ` ${key}="${escapeHtml(value)}"`));
  return `<${name}${printed.join('')}>`;
}

/** Replaces a tag by one with other attributes. */
export const editTag = (tag: Tag, changes: Readonly<Record<string, string | undefined>>): Edit => ({
  from: tag.start,
  to: tag.end,
  text: printTag(tag, changes),
});

/** The HTML with all edits. Those that only insert go before what is replaced at the same place. */
export function applyEdits(html: string, edits: readonly Edit[]): string {
  let text = '';
  let at = 0;
  for (const {from, to, text: added} of edits.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    text += html.slice(at, from) + added;
    at = to;
  }
  return text + html.slice(at);
}
