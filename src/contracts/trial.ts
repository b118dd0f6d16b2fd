import {emailAddress, emailField} from './email';
import type {FieldSpec} from './field-spec';
import {parseFields, type FieldsResult} from './fields';
import {hasVisible, line, maxLength, singleLine} from './text';

import * as v from 'valibot';

/** Where the form posts to. */
export const trialPath = '/api/trial';

/** Fields in the order the form shows them; also the names of the form fields. */
export const trialFields = ['name', 'company', 'email', 'size'] as const;

export type TrialField = (typeof trialFields)[number];

/** Team sizes a trial is for, with the plan it starts on. Larger teams book a demo. */
export const teamSizes = [
  {value: 'Solo', label: 'Just me'},
  {value: 'Team', label: '2 or 3'},
  {value: 'Pro', label: '4 to 10'},
] as const;

/** A request for a trial, normalized. */
export type TrialRequest = {name: string; company: string; email: string; size: (typeof teamSizes)[number]['value']};

export const trialFieldSpecs: Readonly<Record<TrialField, FieldSpec>> = {
  name: {label: 'Name', required: true, maxLength: 200, autoComplete: 'name'},
  company: {label: 'Company', required: true, maxLength: 200, autoComplete: 'organization'},
  email: {...emailField, label: 'Work email'},
  size: {
    label: 'Team size',
    required: true,
    maxLength: 10,
    options: teamSizes.map(({value, label}) => ({value, label: `${label} (${value})`})),
  },
};

const {name, company} = trialFieldSpecs;

const schema = v.object({
  name: v.pipe(
    line,
    hasVisible('Enter your name.'),
    singleLine('your name'),
    maxLength(name.maxLength, 'Shorten your name'),
  ),
  company: v.pipe(
    line,
    hasVisible('Enter your company’s name.'),
    singleLine('your company name'),
    maxLength(company.maxLength, 'Shorten your company name'),
  ),
  email: emailAddress,
  size: v.picklist(
    teamSizes.map(({value}) => value),
    'Choose your team size.',
  ),
});

/** Parses a request from form values or parsed JSON. */
export function parseTrialRequest(input: unknown): FieldsResult<TrialRequest, TrialField> {
  return parseFields(schema, input);
}
