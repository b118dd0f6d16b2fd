import type {Customer} from '#src/content/schema/customers';
import {people} from '#src/content/company/people';

export const harbourAndPine: Customer = {
  name: 'Harbour & Pine',
  slug: 'real-estate',
  page: 'harbour-and-pine',
  industry: 'Real estate',
  speaker: people.luisCarrera,
  quotes: {
    story:
      'Friday was my day of phone calls. Last week I had the whole picture before the coffee was ready, so I went to a closing instead.',
    home: 'Every agent sees the same board. I don’t ask for updates anymore. I read them.',
  },
  change: {what: 'closed deals per agent and quarter', values: [5, 5, 5.4, 5.4, 5.8, 6.2, 6.6, 7]},
  results: [
    {figure: '40%', label: 'more deals per agent: 5 a quarter, now 7'},
    {figure: '50%', label: 'less admin time'},
    {figure: '12', label: 'spreadsheets retired'},
  ],
};
