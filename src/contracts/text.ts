import * as v from 'valibot';

// Rejects line breaks (mail header injection), control characters (terminals; Postgres rejects NUL), bidi embeddings
// and overrides (spoofed names) and lone surrogates (not valid UTF-8).
const unsafeInLine = /[\p{Cc}\p{Surrogate}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
const unsafeInText = /[^\P{Cc}\n\t]|\p{Surrogate}/u;
// Invisible characters that get copied along and make two names look alike. Joiners (U+200C, U+200D) are kept, because
// Persian and emoji need them.
const invisible = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u2060-\u2064\uFEFF\u{E0000}-\u{E007F}]/gu;
const visible = /[^\p{C}\p{Z}]/u;

const string = v.string('Write this as text.');

/** A single-line value: NFC, without invisible characters, trimmed. Check it with `singleLine`. */
export const line = v.pipe(
  string,
  v.transform((value) => value.normalize('NFC').replace(invisible, '').trim()),
);

/** Rejects line breaks, control characters and bidi marks. */
export const singleLine = (what: string) =>
  v.check<string, string>(
    (value) => !unsafeInLine.test(value),
    `Write ${what} on one line, without hidden characters.`,
  );

/** A multi-line value: NFC, trimmed, line breaks as `\n`, no control characters except tabs. */
export const text = (what: string) =>
  v.pipe(
    string,
    v.transform((value) => value.normalize('NFC').replace(/\r\n?/g, '\n').trim()),
    v.check((value) => !unsafeInText.test(value), `Remove hidden control characters from ${what}.`),
  );

/** Requires at least one visible character. */
export const hasVisible = (message: string) => v.regex<string, string>(visible, message);

/** @param limit In Unicode code points. An emoji is one; HTML's `maxlength` would count two. */
export const maxLength = (limit: number, what: string) =>
  v.check<string, string>(
    (value) => Array.from(value).length <= limit,
    `${what} to ${limit.toLocaleString('en')} characters.`,
  );
