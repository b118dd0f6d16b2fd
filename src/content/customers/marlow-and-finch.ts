import {people} from '#src/content/company/people';
import type {Customer} from '#src/content/schema/customers';
import {marlow} from '#src/content/world/marlow-and-finch';

export const marlowAndFinch: Customer = {
  name: marlow.name,
  firm: marlow,
  slug: 'professional-services',
  page: 'marlow-and-finch',
  industry: 'Professional services',
  speaker: people.gwenMarlow,
  quotes: {
    story: 'I was the bottleneck, and everyone was too polite to say so. The report wasn’t. We fixed it in a month.',
    trial: 'On day ten the first proposal went out without me. That settled it.',
  },
  change: {what: 'days from inquiry to signature', values: [23, 22, 20, 18, 15, 14, 11, 9]},
  results: [
    {figure: '9 days', label: 'from inquiry to signed, was 23'},
    {figure: '1 in 5', label: 'proposals still need the partner'},
    {figure: '6', label: 'templates in place of blank pages'},
  ],
};
