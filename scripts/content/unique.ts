import path from 'node:path';

import type {Complaint, Page} from './page.ts';

/** Titles, descriptions and sidebar positions used twice. */
export function* checkUnique(pages: readonly Page[]): Generator<Complaint & {file: string}> {
  const seen = new Map<string, string>();
  for (const {file, kind, data, draft, lineOfField} of pages) {
    if (kind === 'faq' || draft) continue;
    const {title: own, description: about, sidebar_position: place} = data;
    const position =
      kind === 'doc' && typeof place === 'number' ? `${path.posix.dirname(file)} ${String(place)}` : undefined;
    for (const [field, value] of Object.entries({title: own, description: about, sidebar_position: position})) {
      if (typeof value !== 'string') continue;
      const key = `${field} ${value}`;
      const other = seen.get(key);
      if (other === undefined) seen.set(key, file);
      else yield {file, line: lineOfField(field), message: `Change the \`${field}\`: ${other} already uses it.`};
    }
  }
}
