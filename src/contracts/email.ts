import type {FormField} from './form';
import {line, maxLength} from './text';

import * as v from 'valibot';

/** The 256-octet path of RFC 5321 minus its angle brackets. */
const maxAddress = 254;

// The syntax of HTML's `type="email"`, with mail servers' stricter rules: a domain with a dot and a top-level domain
// that is not a number, no leading, trailing or double dots, at most 64 characters before the @ (RFC 5321).
const syntax =
  /^(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

/** Converts the domain to ASCII (`bücher.example` becomes `xn--bcher-kva.example`), as mail servers need it. */
function asciiDomain(address: string): string {
  const [, name = '', domain = ''] = /^(.*)@([\p{L}\p{M}\p{N}.-]+)$/u.exec(address) ?? [];
  if (!/[^\w.-]/.test(domain)) return address;
  try {
    return `${name}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return address;
  }
}

/**
 * Takes the address out of what a mail program or a contacts app copies, drops the period of a sentence, and reads the
 * curly apostrophe that phones type as the straight one an address has.
 */
function bareAddress(typed: string): string {
  const address = /^[^<>@]*<([^<>]+)>$/.exec(typed)?.[1] ?? typed;
  return address
    .replace(/^mailto:/i, '')
    .replace(/(?<!\.)\.$/, '')
    .replace(/[‘’]/g, "'")
    .trim();
}

/** Accented and other letters before the @, which most mail servers refuse. */
const accents = /[^\p{ASCII}](?=.*@)/u;

const incomplete = 'Enter a full email address, like name@company.com.';

/** A complete email address on one line. */
const emailAddress = v.pipe(
  line,
  v.transform((typed) => asciiDomain(bareAddress(typed))),
  maxLength(maxAddress, 'Shorten your email address'),
  v.check((address) => !accents.test(address), 'Write your address without accents or special letters before the @.'),
  v.regex(syntax, incomplete),
);

export const emailField: FormField = {
  label: 'Email',
  required: true,
  missing: incomplete,
  maxLength: maxAddress,
  type: 'email',
  autoComplete: 'email',
  schema: emailAddress,
};
