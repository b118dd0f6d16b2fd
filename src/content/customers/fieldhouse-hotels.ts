import {people} from '#src/content/company/people';
import type {Customer} from '#src/content/schema/customers';
import {millrace} from '#src/content/world/millrace';

export const fieldhouseHotels: Customer = {
  name: 'Fieldhouse Hotels',
  firm: millrace,
  slug: 'hospitality',
  page: 'fieldhouse-hotels',
  wordmark: {name: 'Fieldhouse Hotels', look: 'plain'},
  industry: 'Hospitality',
  speaker: people.tobiasWren,
  quotes: {
    story:
      'A couple asked for room 14 again and paid us, not the travel site that found us the first time. The owners needed no other argument.',
  },
  change: {what: 'direct repeat stays a week', values: [10, 10, 12, 13, 15, 17, 17, 21]},
  results: [
    {figure: '2.1x', label: 'direct repeat stays: 10 a week, now 21'},
    {figure: '25%', label: 'more direct bookings: 20 of 100 stays, now 25'},
    {figure: '4', label: 'hotels on one guest list'},
  ],
};
