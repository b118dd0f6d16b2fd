import type {Customer} from '#src/content/schema/customers';
import {people} from '#src/content/company/people';

/** Sample copy, like the other customers: the owner replaces it before launch. */
export const northfieldMotors: Customer = {
  name: 'Northfield Motors',
  slug: 'automotive',
  page: 'northfield-motors',
  industry: 'Automotive',
  speaker: people.danaRourke,
  quotes: {
    story:
      'On Monday mornings we used to apologize. Now we hand over keys, because Saturday’s shopper got an answer on Saturday.',
    home: 'We used to lose the weekend leads. Now a text goes out within a minute, and on Monday there are nine test drives on the board.',
  },
  // Thirteen weeks from March to June; the last four are the 65 test drives of the report on /features.
  change: {what: 'test drives a week', values: [7, 7, 8, 8, 8, 10, 10, 12, 12, 14, 16, 16, 19]},
  results: [
    {figure: '35%', label: 'more conversion'},
    {figure: '1 min', label: 'median reply, was two days'},
    {figure: '60%', label: 'fewer admin tasks'},
  ],
};
