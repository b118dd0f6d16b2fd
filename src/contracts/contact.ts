import {emailAddress, emailLimit} from './email';
import {parseFields, type FieldErrors, type FieldsResult} from './fields';
import {hasVisible, line, maxLength, singleLine, text} from './text';

import * as v from 'valibot';

/** A message from a contact form, normalized. `company` is empty when none was given. */
export type ContactMessage = Record<ContactField, string>;

export type ContactErrors = FieldErrors<ContactField>;

export type ContactField = (typeof contactFields)[number];

/** The fields in the order in which forms show them; each is also the name of its form field. */
export const contactFields = ['firstName', 'lastName', 'email', 'company', 'message'] as const;

export const contactLabels: Readonly<Record<ContactField, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  company: 'Company (optional)',
  message: 'Message',
};

/** Longest values, in Unicode code points after NFC: an emoji is one, which `maxlength` in HTML would count as two. */
export const contactLimits: Readonly<Record<ContactField, number>> = {
  firstName: 100,
  lastName: 100,
  email: emailLimit,
  company: 200,
  message: 5000,
};

const schema = v.object({
  firstName: v.pipe(
    line,
    hasVisible('Enter your first name.'),
    singleLine('your first name'),
    maxLength(contactLimits.firstName, 'Shorten your first name'),
  ),
  lastName: v.pipe(
    line,
    hasVisible('Enter your last name.'),
    singleLine('your last name'),
    maxLength(contactLimits.lastName, 'Shorten your last name'),
  ),
  email: emailAddress,
  company: v.pipe(line, singleLine('your company name'), maxLength(contactLimits.company, 'Shorten your company name')),
  message: v.pipe(
    text('your message'),
    hasVisible('Write a line or two about what you need.'),
    maxLength(contactLimits.message, 'Shorten your message'),
  ),
});

/** Reads a message from the values of a form or from parsed JSON. */
export function parseContactMessage(input: unknown): FieldsResult<ContactMessage, ContactField> {
  return parseFields(schema, input);
}
