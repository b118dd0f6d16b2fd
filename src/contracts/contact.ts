import {emailAddress, emailField} from './email';
import type {FieldSpec} from './field-spec';
import {parseFields, type FieldErrors, type FieldsResult} from './fields';
import {hasVisible, line, maxLength, singleLine, text} from './text';

import * as v from 'valibot';

/** A contact message, normalized. An omitted optional field is empty. */
export type ContactMessage = Record<ContactField, string>;

export type ContactErrors = FieldErrors<ContactField>;

export type ContactField = (typeof contactFields)[number];

/** Fields in the order forms show them; also the names of the form fields. */
export const contactFields = ['firstName', 'lastName', 'email', 'company', 'message'] as const;

export const contactFieldSpecs: Readonly<Record<ContactField, FieldSpec>> = {
  firstName: {label: 'First name', required: true, maxLength: 100, autoComplete: 'given-name'},
  lastName: {label: 'Last name', required: true, maxLength: 100, autoComplete: 'family-name'},
  email: emailField,
  company: {label: 'Company', required: false, maxLength: 200, autoComplete: 'organization'},
  message: {label: 'Message', required: true, maxLength: 5000, rows: 5},
};

const {firstName, lastName, company, message} = contactFieldSpecs;

const schema = v.object({
  firstName: v.pipe(
    line,
    hasVisible('Enter your first name.'),
    singleLine('your first name'),
    maxLength(firstName.maxLength, 'Shorten your first name'),
  ),
  lastName: v.pipe(
    line,
    hasVisible('Enter your last name.'),
    singleLine('your last name'),
    maxLength(lastName.maxLength, 'Shorten your last name'),
  ),
  email: emailAddress,
  company: v.pipe(line, singleLine('your company name'), maxLength(company.maxLength, 'Shorten your company name')),
  message: v.pipe(
    text('your message'),
    hasVisible('Write a line or two about what you need.'),
    maxLength(message.maxLength, 'Shorten your message'),
  ),
});

/** Parses a message from form values or parsed JSON. */
export function parseContactMessage(input: unknown): FieldsResult<ContactMessage, ContactField> {
  return parseFields(schema, input);
}
