import {people} from '#src/content/company/people';
import {weeklyDrives} from '#src/content/lead/moments';
import type {Customer} from '#src/content/schema/customers';
import {northfield} from '#src/content/world/northfield';

const [first = 1, last = 1] = [weeklyDrives[0], weeklyDrives.at(-1)];

/** Sample copy, like the other customers: the owner replaces it before launch. */
export const northfieldMotors: Customer = {
  name: northfield.name,
  firm: northfield,
  slug: 'automotive',
  page: 'northfield-motors',
  wordmark: {name: 'Northfield', look: 'capitals'},
  industry: 'Automotive',
  speaker: people.danaRourke,
  quotes: {
    story:
      'On Monday mornings we used to apologize. Now we hand over keys, because Saturday’s shopper got an answer on Saturday.',
    home: 'We used to lose the weekend leads. Now a text goes out within a minute, and on Monday the bookings are already on the board.',
  },
  change: {what: 'test drives a week', values: weeklyDrives},
  results: [
    {figure: `${(last / first).toFixed(1)}x`, label: `test drives: ${first} a week, now ${last}`},
    {figure: '1 min', label: 'median reply, was 3 hours'},
    {figure: '56%', label: 'fewer admin tasks'},
  ],
};
