import type {PlanCalculatorContent} from '#src/features/plan-calculator/types';

/** Words and ranges of the calculator on `/pricing`. It starts with a business of three people. */
export const planCalculator: PlanCalculatorContent = {
  title: 'Four numbers, one plan',
  text: 'Type what a normal month looks like. The smallest plan that holds all of it comes out.',
  fields: {
    contacts: {
      label: 'Contacts',
      hint: 'Everyone you keep a record of',
      units: {one: 'contact', other: 'contacts'},
      start: 2_500,
      range: {min: 0, max: 10_000_000},
    },
    emails: {
      label: 'Emails a month',
      hint: 'Campaigns and single messages',
      units: {one: 'email', other: 'emails'},
      start: 8_000,
      range: {min: 0, max: 100_000_000},
    },
    texts: {
      label: 'Texts a month',
      hint: 'Sent by people and by workflows',
      units: {one: 'text', other: 'texts'},
      start: 900,
      range: {min: 0, max: 10_000_000},
    },
    users: {
      label: 'Users',
      hint: 'People who sign in',
      units: {one: 'user', other: 'users'},
      start: 3,
      range: {min: 1, max: 100_000},
    },
  },
  words: {
    result: 'Your plan',
    smallest: 'The smallest plan holds all of it.',
    outgrown: '{plan} ends at {limits}.',
    usage: '{need} of {limit}',
    unlimited: 'Unlimited',
    agreed: 'By agreement',
    invalid: 'Correct the marked number, and the plan that fits shows here.',
    error: 'Enter a whole number from {min} to {max}.',
  },
  note: 'One busy month? Texts above your plan’s number are billed at cost, without moving up.',
};
