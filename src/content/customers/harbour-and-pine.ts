import file from '#src/content/customers/harbour-and-pine.json' with {type: 'json'};
import {readCustomerTexts} from '#src/content/customers/quote-of';
import type {Customer} from '#src/content/schema/customers';
import {harbour} from '#src/content/world/harbour-and-pine';

const {results, ...texts} = readCustomerTexts(file);

export const harbourAndPine: Customer = {
  ...texts,
  name: harbour.name,
  firm: harbour,
  slug: 'real-estate',
  page: 'harbour-and-pine',
  industry: 'Real estate',
  change: {what: 'closed deals per agent and quarter', values: [5, 5, 5.2, 5.4, 5.8, 6.2, 6.4, 6.8]},
  results: [{figure: '36%', label: 'more deals per agent: 5 a quarter, now 6.8'}, ...results],
};
