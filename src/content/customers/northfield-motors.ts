import file from '#src/content/customers/northfield-motors.json' with {type: 'json'};
import {readCustomerTexts} from '#src/content/customers/quote-of';
import {weeklyDrives} from '#src/content/lead/moments';
import type {Customer} from '#src/content/schema/customers';
import {northfield} from '#src/content/world/northfield';

const [first = 1, last = 1] = [weeklyDrives[0], weeklyDrives.at(-1)];

const {results, ...texts} = readCustomerTexts(file);

/** Sample copy, like the other customers: the owner replaces it before launch. */
export const northfieldMotors: Customer = {
  ...texts,
  name: northfield.name,
  firm: northfield,
  slug: 'automotive',
  page: 'northfield-motors',
  industry: 'Automotive',
  change: {what: 'test drives a week', values: weeklyDrives},
  results: [{figure: `${(last / first).toFixed(1)}x`, label: `test drives: ${first} a week, now ${last}`}, ...results],
};
