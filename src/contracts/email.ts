import type {FieldSpec} from './field-spec';
import {line, maxLength} from './text';

import * as v from 'valibot';

/** An email field; 254 characters are RFC 5321's path of 256 octets, less its angle brackets. */
export const emailField: FieldSpec = {
  label: 'Email',
  required: true,
  maxLength: 254,
  type: 'email',
  autoComplete: 'email',
};

// The address syntax of HTML's `type="email"`, and stricter where mail servers are: a domain with a dot and a top level
// that is not a number, no dot at an end or beside another, at most 64 characters before the @ (RFC 5321).
const syntax =
  /^(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

/** Writes the domain in ASCII (`bücher.example` is `xn--bcher-kva.example`), as mail servers need it. */
function asciiDomain(address: string): string {
  const [, name = '', domain = ''] = /^(.*)@([\p{L}\p{M}\p{N}.-]+)$/u.exec(address) ?? [];
  const site = `http://${domain}`;
  return /[^\w.-]/.test(domain) && URL.canParse(site) ? `${name}@${new URL(site).hostname}` : address;
}

/** A full email address on one line. */
export const emailAddress = v.pipe(
  line,
  v.transform(asciiDomain),
  maxLength(emailField.maxLength, 'Shorten your email address'),
  v.regex(syntax, 'Enter a full email address, like name@company.com.'),
);
