import type {Customer} from '#src/content/schema/customers';
import {people} from '#src/content/company/people';

export const ridgelineInsurance: Customer = {
  name: 'Ridgeline Insurance',
  slug: 'insurance',
  page: 'ridgeline-insurance',
  industry: 'Insurance',
  speaker: people.joanPrewitt,
  quotes: {
    story: 'Our worst calls began with ‘I thought I was covered.’ I haven’t taken one since October.',
  },
  change: {what: 'policies renewed before they lapsed, of every hundred due', values: [46, 50, 58, 63, 69, 76, 80, 85]},
  results: [
    {figure: '85%', label: 'better renewal rates: 46 of 100, now 85'},
    {figure: '30%', label: 'more policy sales'},
    {figure: '60 days', label: 'from first note to expiration'},
  ],
};
