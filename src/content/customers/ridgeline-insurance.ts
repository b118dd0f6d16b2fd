import {readCustomerTexts} from '#src/content/customers/quote-of';
import file from '#src/content/customers/ridgeline-insurance.json' with {type: 'json'};
import type {Customer} from '#src/content/schema/customers';
import {ridgeline} from '#src/content/world/ridgeline';

const {results, ...texts} = readCustomerTexts(file);

export const ridgelineInsurance: Customer = {
  ...texts,
  name: ridgeline.name,
  firm: ridgeline,
  slug: 'insurance',
  page: 'ridgeline-insurance',
  industry: 'Insurance',
  change: {what: 'policies renewed before they lapsed, of every hundred due', values: [48, 52, 58, 63, 69, 76, 80, 84]},
  results: [{figure: '75%', label: 'more policies renewed: 48 of 100, now 84'}, ...results],
};
