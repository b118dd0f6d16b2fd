import {readText} from './read-json';

/** What a visitor has typed about themselves in one form, for the next. */
export type VisitorNote = {name: string; email: string; company: string};

const key = 'visitor-note';

/** Keeps it in this tab, on this machine, until the tab is closed. */
export function rememberVisitor(note: VisitorNote): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(note));
  } catch {
    // Storage may be full or switched off: then the visitor types it again.
  }
}

/** What was typed before, or empty texts. */
export function recallVisitor(): VisitorNote {
  const note: VisitorNote = {name: '', email: '', company: ''};
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    for (const field of ['name', 'email', 'company'] as const) note[field] = readText(kept, field) ?? '';
  } catch {
    // Nothing usable was kept.
  }
  return note;
}
