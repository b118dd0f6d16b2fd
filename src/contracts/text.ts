import * as v from 'valibot';

// Line breaks would forge mail headers, control characters trouble terminals (and Postgres refuses NUL), embeddings and
// overrides show a name other than it is, and half a surrogate pair cannot be written as UTF-8.
const unsafeInLine = /[\p{Cc}\p{Surrogate}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
const unsafeInText = /[^\P{Cc}\n\t]|\p{Surrogate}/u;
// Zero-width spaces, soft hyphens, byte order marks, direction marks and tags come along when text is copied, and make two
// names look alike. Joiners (U+200C, U+200D) stay: Persian and emoji need them.
const invisible = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u2060-\u2064\uFEFF\u{E0000}-\u{E007F}]/gu;
const visible = /[^\p{C}\p{Z}]/u;

const string = v.string('Write this as text.');

/** A value of one line: composed (NFC), without invisible marks or space at its ends. Check it with `singleLine`. */
export const line = v.pipe(
  string,
  v.transform((value) => value.normalize('NFC').replace(invisible, '').trim()),
);

/** Refuses line breaks, control characters, and marks that change the direction of text. */
export const singleLine = (what: string) =>
  v.check<string, string>(
    (value) => !unsafeInLine.test(value),
    `Write ${what} on one line, without hidden characters.`,
  );

/** A value of several lines: composed (NFC), trimmed, line breaks as `\n`, no control character but tabs. */
export const text = (what: string) =>
  v.pipe(
    string,
    v.transform((value) => value.normalize('NFC').replace(/\r\n?/g, '\n').trim()),
    v.check((value) => !unsafeInText.test(value), `Remove hidden control characters from ${what}.`),
  );

/** Asks for at least one character that can be seen. */
export const hasVisible = (message: string) => v.regex<string, string>(visible, message);

/** @param limit In Unicode code points: an emoji is one, which HTML's `maxlength` would count as two. */
export const maxLength = (limit: number, what: string) =>
  v.check<string, string>(
    (value) => Array.from(value).length <= limit,
    `${what} to ${limit.toLocaleString('en')} characters.`,
  );
