import type {PlanCalculatorContent} from '#src/content/schema/pricing';

/** Text and ranges of the calculator on `/pricing`. The initial values are for a business of three people. */
export const planCalculator: PlanCalculatorContent = {
  title: 'Plan calculator: four numbers, one plan',
  text: 'Enter what a normal month looks like. We’ll show the smallest plan that fits.',
  fields: {
    contacts: {
      label: 'Contacts',
      hint: 'Everyone you have a record of',
      units: {one: 'contact', other: 'contacts'},
      start: 2_500,
      range: {min: 0, max: 10_000_000},
      most: 200_000,
    },
    emails: {
      label: 'Emails a month',
      hint: 'Campaigns and individual messages',
      units: {one: 'email', other: 'emails'},
      start: 8_000,
      range: {min: 0, max: 100_000_000},
      most: 50_000,
    },
    texts: {
      label: 'Texts a month',
      hint: 'Sent by people and by workflows',
      units: {one: 'text', other: 'texts'},
      start: 900,
      range: {min: 0, max: 10_000_000},
      most: 40_000,
    },
    users: {
      label: 'Users',
      hint: 'People who sign in; more than ten by quote',
      units: {one: 'user', other: 'users'},
      start: 3,
      range: {min: 1, max: 100_000},
      most: 50,
    },
  },
  labels: {
    result: 'Your plan',
    smallest: 'The smallest plan is enough.',
    outgrown: '{plan} is limited to {limits}.',
    usage: '{need} of {limit}',
    unlimited: 'Unlimited',
    agreed: 'By agreement',
    open: 'no limit',
    beyond: 'more',
    needs: '{need}, needs {plan}',
    trial: {label: 'Start Free Trial', to: '/trial'},
    invalid: 'Fix the highlighted number to see your plan.',
    error: 'Enter a whole number from {min} to {max}.',
  },
  note: 'One busy month? Texts above your plan’s limit are billed at cost. Only a seat or two short? Ask us for extra users on Team or Pro.',
};
