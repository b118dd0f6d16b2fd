import type {Firm} from '#src/world/types';
import {contact, due, mail, moves} from './write';

/** The firm of /industries/professional-services and its customer page, on Thursday, June 12. */
export const marlow: Firm = {
  name: 'Marlow & Finch',
  plan: 'Pro',
  story: {start: '2024-10-21', live: '2024-11-18', measured: '2025-06-23', published: '2025-09-09'},
  staff: {gwen: {name: 'Gwen'}},
  pipeline: 'Engagements',
  stages: [
    {name: 'Inquiry', tone: 'early', others: {count: 21}},
    {name: 'Intake review', tone: 'early', others: {count: 9}},
    {name: 'Proposal out', tone: 'active', others: {count: 14, value: 318_000}},
    {name: 'Letter sent', tone: 'waiting', others: {count: 6}},
    {name: 'Kickoff set', tone: 'done', others: {count: 3}},
  ],
  contacts: {
    iron: contact('Iron Bay Components', {deal: {title: 'Succession plan', value: 18_500, owner: 'gwen'}}, [
      moves('2025-06-03T08:20', 'Inquiry'),
      moves('2025-06-04T09:45', 'Proposal out'),
      due('2025-06-12T14:00', 'Letter signed', '2025-06-12', '2025-06-12T14:00'),
      moves('2025-06-12T14:00:10', 'Kickoff set'),
      due('2025-06-12T14:01', 'Team introduced', '2025-06-12', '2025-06-12T15:00'),
      due('2025-06-12T14:02', 'Shareholder register', '2025-06-13', '2025-06-13T09:10'),
      due('2025-06-12T14:03', '2024 accounts', '2025-06-13'),
      due('2025-06-12T14:04', 'Will and trust papers', '2025-06-16'),
      due('2025-06-12T14:05', 'Kickoff', '2025-06-17'),
    ]),
    baxter: contact('Baxter Looms', {}, [
      moves('2024-11-08T09:00', 'Proposal out'),
      mail('2024-11-11T09:00', 'us', 'A short reminder: your proposal is ready to sign.'),
      mail('2024-11-11T10:12', 'them', 'Sorry, it was in the wrong folder. Signed.'),
      moves('2024-11-11T10:13', 'Kickoff set'),
    ]),
  },
  tallies: [],
};
