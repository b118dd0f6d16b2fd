import {people} from '#src/content/company/people';
import type {Customer} from '#src/content/schema/customers';
import {ridgeline} from '#src/content/world/ridgeline';

export const ridgelineInsurance: Customer = {
  name: ridgeline.name,
  firm: ridgeline,
  slug: 'insurance',
  page: 'ridgeline-insurance',
  wordmark: {name: 'Ridgeline', strong: 'Insurance', look: 'light'},
  industry: 'Insurance',
  speaker: people.joanPrewitt,
  quotes: {
    story: 'Our worst calls began with ‘I thought I was covered.’ I haven’t taken one since October.',
  },
  change: {what: 'policies renewed before they lapsed, of every hundred due', values: [48, 52, 58, 63, 69, 76, 80, 84]},
  results: [
    {figure: '75%', label: 'more policies renewed: 48 of 100, now 84'},
    {figure: '25%', label: 'more policies sold: 20 a month, now 25'},
    {figure: '60 days', label: 'from first note to expiration'},
  ],
};
