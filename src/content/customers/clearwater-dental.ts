import file from '#src/content/customers/clearwater-dental.json' with {type: 'json'};
import {readCustomerTexts} from '#src/content/customers/quote-of';
import type {Customer} from '#src/content/schema/customers';
import {clearwater} from '#src/content/world/clearwater';

const {results, ...texts} = readCustomerTexts(file);

export const clearwaterDental: Customer = {
  ...texts,
  name: clearwater.name,
  firm: clearwater,
  slug: 'healthcare',
  page: 'clearwater-dental',
  industry: 'Healthcare',
  change: {what: 'missed visits a week', values: [20, 20, 19, 17, 15, 14, 12, 11]},
  results: [{figure: '45%', label: 'fewer no-shows: 20 a week, now 11'}, ...results],
};
