/*
 * A form carries its own states: templates in its HTML hold what it shows later. A copy appears where its template is, and
 * `<slot name="text">` in it gets a text. The browser (src/parts/form/send-form.browser.ts) and the functions (functions/http/fill-form.ts)
 * read the same templates.
 */

/** On a template: the name of its part. On a copy of one: the same. */
export const partAttribute = 'data-part';

/** `error` is about one field and goes beside it, `alert` is about the whole form. Other names are the browser's only. */
export type PartName = 'error' | 'alert' | 'typo' | 'mail' | 'missing' | 'failed' | 'noted' | 'sent' | CalendarPart;

/** Parts of the booking calendar. */
type CalendarPart =
  'stopped' | 'lost' | 'none' | 'taken' | 'times' | 'week' | 'weekday' | 'day' | 'slot' | 'booked' | 'requested';

/** Texts of slots, by name. A slot without one keeps what the template has. */
export type SlotTexts = Readonly<Record<string, string | undefined>>;
