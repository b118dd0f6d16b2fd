import type {Firm} from '#src/content/schema/world';
import {asks, bills, mail, pays, us} from './write';

/** The heating company of /solutions/reporting-analytics, in its second quarter. */
export const pinecrest: Firm = {
  name: 'Pinecrest Heating & Air',
  staff: {},
  pipeline: 'Quotes',
  stages: [],
  contacts: {
    alvarez: {
      name: 'Celeste Alvarez',
      log: [
        asks('2025-04-09T14:10', 'Heat pump'),
        us('2025-04-09T14:16', 'Thanks, Celeste. May we come by on Monday to measure?'),
        mail('2025-04-17T09:30', 'us', 'Your quote for the heat pump is attached.'),
        bills('2025-04-30T08:00', '1184', 6480, 'Heat pump'),
        pays('2025-05-02T10:40', 6480, 'Invoice', '1184'),
      ],
    },
  },
  tallies: [
    {
      from: '2025-04-01',
      days: 91,
      counts: {quotes: 400, won: 142, income: 312_400, 'Google quotes': 121},
      parts: {
        quotes: {Referral: 148, Google: 121, Website: 83, Radio: 48},
        won: {Install: 61, Service: 54, Ducts: 27},
        'Google quotes': {Won: 39, Open: 24, Lost: 58},
      },
    },
  ],
};
