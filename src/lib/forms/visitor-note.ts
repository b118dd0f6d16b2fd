import {readText} from '../read-json';

/** What a visitor typed about themselves in one form, to fill in the next. */
export type VisitorNote = {name: string; email: string; company: string};

const key = 'visitor-note';

/** Stores it in this tab only, until it is closed. */
export function rememberVisitor(note: VisitorNote): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(note));
  } catch {
    // Storage may be full or disabled; then the visitor types it again.
  }
}

/** The stored values, or empty strings. */
export function recallVisitor(): VisitorNote {
  const note: VisitorNote = {name: '', email: '', company: ''};
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    for (const field of ['name', 'email', 'company'] as const) note[field] = readText(stored, field) ?? '';
  } catch {
    // Invalid or missing.
  }
  return note;
}
