import {people} from '#src/content/company/people';
import type {Customer} from '#src/content/schema/customers';
import {harbour} from '#src/content/world/harbour-and-pine';

export const harbourAndPine: Customer = {
  name: harbour.name,
  firm: harbour,
  slug: 'real-estate',
  page: 'harbour-and-pine',
  wordmark: {name: 'Harbour & Pine', look: 'plain'},
  industry: 'Real estate',
  speaker: people.luisCarrera,
  quotes: {
    story:
      'Friday was my day of phone calls. Last week I had the whole picture before the coffee was ready, so I went to a closing instead.',
    home: 'Every agent sees the same board. I don’t ask for updates anymore. I read them.',
  },
  change: {what: 'closed deals per agent and quarter', values: [5, 5, 5.2, 5.4, 5.8, 6.2, 6.4, 6.8]},
  results: [
    {figure: '36%', label: 'more deals per agent: 5 a quarter, now 6.8'},
    {figure: '4 hours', label: 'less admin a week for each agent'},
    {figure: '12', label: 'spreadsheets retired'},
  ],
};
