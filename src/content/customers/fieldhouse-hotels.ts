import file from '#src/content/customers/fieldhouse-hotels.json' with {type: 'json'};
import {readCustomerTexts} from '#src/content/customers/quote-of';
import type {Customer} from '#src/content/schema/customers';
import {millrace} from '#src/content/world/millrace';

const {results, ...texts} = readCustomerTexts(file);

export const fieldhouseHotels: Customer = {
  ...texts,
  name: 'Fieldhouse Hotels',
  firm: millrace,
  slug: 'hospitality',
  page: 'fieldhouse-hotels',
  industry: 'Hospitality',
  change: {what: 'direct repeat stays a week', values: [10, 10, 12, 13, 15, 17, 17, 21]},
  results: [{figure: '2.1x', label: 'direct repeat stays: 10 a week, now 21'}, ...results],
};
