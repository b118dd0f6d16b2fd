import type {Firm} from '#src/content/schema/world';
import {due, mail, moves} from './write';

/** The firm of /industries/professional-services and its customer page, on Thursday, June 12. */
export const marlow: Firm = {
  name: 'Marlow & Finch',
  staff: {gwen: {name: 'Gwen'}},
  pipeline: 'Engagements',
  stages: [
    {name: 'Inquiry', tone: 'early'},
    {name: 'Intake review', tone: 'early'},
    {name: 'Proposal out', tone: 'active'},
    {name: 'Letter sent', tone: 'waiting'},
    {name: 'Kickoff set', tone: 'done'},
  ],
  contacts: {
    iron: {
      name: 'Iron Bay Components',
      deal: {title: 'Succession plan', value: 18_500, owner: 'gwen'},
      log: [
        moves('2025-06-03T08:20', 'Inquiry'),
        moves('2025-06-04T09:45', 'Proposal out'),
        due('2025-06-12T14:00', 'Letter signed', '2025-06-12', '2025-06-12T14:00'),
        moves('2025-06-12T14:00:10', 'Kickoff set'),
        due('2025-06-12T14:01', 'Team introduced', '2025-06-12', '2025-06-12T15:00'),
        due('2025-06-12T14:02', 'Shareholder register', '2025-06-13', '2025-06-13T09:10'),
        due('2025-06-12T14:03', '2024 accounts', '2025-06-13'),
        due('2025-06-12T14:04', 'Will and trust papers', '2025-06-16'),
        due('2025-06-12T14:05', 'Kickoff', '2025-06-17'),
      ],
    },
    baxter: {
      name: 'Baxter Looms',
      log: [
        moves('2024-11-05T09:00', 'Proposal out'),
        mail('2024-11-13T09:00', 'us', 'A short reminder: your proposal is ready to sign.'),
        mail('2024-11-13T10:12', 'them', 'Sorry, it was in the wrong folder. Signed.'),
        moves('2024-11-13T10:13', 'Kickoff set'),
      ],
    },
  },
  others: {
    Inquiry: {count: 21, value: 0},
    'Intake review': {count: 9, value: 0},
    'Proposal out': {count: 14, value: 318_000},
    'Letter sent': {count: 6, value: 0},
    'Kickoff set': {count: 3, value: 0},
  },
  tallies: [],
};
