import {emailField} from './email';
import {choiceField, lineField} from './field-kinds';
import {defineForm, type FormValues} from './form';

/** Team sizes a trial is for, with the plan it starts on. Larger teams book a demo. */
export const teamSizes = [
  {value: 'Solo', label: 'Just me', note: 'Solo'},
  {value: 'Team', label: '2 or 3', note: 'Team'},
  {value: 'Pro', label: '4 to 10', note: 'Pro'},
] as const;

/** A request for a trial, normalized. */
export type TrialRequest = FormValues<typeof trialForm>;

export const trialForm = defineForm({
  name: 'trial',
  path: '/api/trial',
  pages: ['/trial'],
  sentPage: '/trial/sent',
  noun: 'request',
  hasToken: true,
  fields: {
    name: lineField({
      label: 'Name',
      what: 'your name',
      missing: 'Enter your name.',
      maxLength: 200,
      autoComplete: 'name',
    }),
    company: lineField({
      label: 'Company',
      what: 'your company name',
      missing: 'Enter your company’s name.',
      maxLength: 200,
      autoComplete: 'organization',
    }),
    email: {...emailField, label: 'Work email'},
    size: choiceField('Team size', teamSizes, 'Choose your team size.'),
  },
});
