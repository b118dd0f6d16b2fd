import * as v from 'valibot';

// What a visitor can't see is removed, not rejected: it comes along when a name is copied from a contacts app or a PDF.
// Only line breaks (mail header injection) and lone surrogates (not valid UTF-8), which no form field sends, are rejected.
const unsafeInLine = /[\n\r\p{Surrogate}]/u;
const unsafeInText = /\p{Surrogate}/u;
// Control characters (terminals show them; Postgres rejects NUL).
const controls = /[^\P{Cc}\n\r\t]/gu;
const blanks = /[\t\v\f\u2028\u2029]/g;
// Line breaks, also those of slides and word processors: vertical tab, form feed, line and paragraph separators.
const lineBreaks = /\r\n?|[\v\f\u2028\u2029]/g;
// Invisible characters, including the marks that change the direction of text (spoofed names) and blank letters. Kept are
// joiners, which Persian and emoji need, and variation selectors, which emoji and Han names need.
const invisible = /(?!\u200C|\u200D|[\uFE00-\uFE0F]|[\u{E0100}-\u{E01EF}])\p{Default_Ignorable_Code_Point}|\u2800/gu;
const visible = /(?!\p{Default_Ignorable_Code_Point}|\u2800)[^\p{C}\p{M}\p{Z}]/u;

const string = v.string('Write this as text.');

/** A single-line value: NFC, without invisible and control characters, trimmed. Check it with `singleLine`. */
export const line = v.pipe(
  string,
  v.transform((value) =>
    value.normalize('NFC').replace(invisible, '').replace(blanks, ' ').replace(controls, '').trim(),
  ),
);

/** Rejects line breaks and lone surrogates. */
export const singleLine = (what: string) =>
  v.check<string, string>((value) => !unsafeInLine.test(value), `Write ${what} on one line.`);

/** A multi-line value: NFC, trimmed, line breaks as `\n`, without control characters except tabs. */
export const text = (what: string) =>
  v.pipe(
    string,
    v.transform((value) => value.normalize('NFC').replace(lineBreaks, '\n').replace(controls, '').trim()),
    v.check((value) => !unsafeInText.test(value), `Remove broken characters from ${what}.`),
  );

/** Whether a text has at least one visible character. */
export const hasVisible = (value: string): boolean => visible.test(value);

/** @param limit In Unicode code points. An emoji is one; HTML's `maxlength` would count two. */
export const maxLength = (limit: number, what: string) =>
  v.check<string, () => string>(
    (value) => Array.from(value).length <= limit,
    // Only when it is shown: formatting the first number takes a phone 80 ms.
    () => `${what} to ${limit.toLocaleString('en')} characters.`,
  );
