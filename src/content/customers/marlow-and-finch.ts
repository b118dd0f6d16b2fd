import file from '#src/content/customers/marlow-and-finch.json' with {type: 'json'};
import {readCustomerTexts} from '#src/content/customers/quote-of';
import type {Customer} from '#src/content/schema/customers';
import {marlow} from '#src/content/world/marlow-and-finch';

const {results, ...texts} = readCustomerTexts(file);

export const marlowAndFinch: Customer = {
  ...texts,
  name: marlow.name,
  firm: marlow,
  slug: 'professional-services',
  page: 'marlow-and-finch',
  industry: 'Professional services',
  change: {what: 'days from inquiry to signature', values: [23, 22, 20, 18, 15, 14, 11, 9]},
  results: [{figure: '9 days', label: 'from inquiry to signed, was 23'}, ...results],
};
