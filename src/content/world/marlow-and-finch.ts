import type {Firm} from '#src/world/types';
import {asks, called, contact, done, due, mail, moves, opened} from './write';

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
      asks(
        '2025-06-03T08:20',
        'Succession plan',
        'Three shareholders, and one of us turns 68. Our lawyer sent me to you.',
      ),
      moves('2025-06-03T08:20:10', 'Inquiry'),
      mail('2025-06-03T08:21', 'us', 'Thank you. The intake form takes ten minutes. Can Gwen call today at 2:00?'),
      mail('2025-06-03T08:34', 'them', 'Two is fine. The form is filled in.'),
      done('2025-06-03T09:45', 'Conflict check', 'One phone number matches, cleared by a partner'),
      moves('2025-06-04T09:45', 'Proposal out'),
      mail('2025-06-04T09:45:10', 'us', 'Here is proposal 318, with three options.', 'Gwen'),
      opened('2025-06-12T11:30', 'Proposal opened twice, option B longest'),
      called('2025-06-12T11:36', 'Gwen, about option B'),
      mail('2025-06-12T13:58', 'them', 'We take option B. The letter is signed.'),
      due('2025-06-12T14:00', 'Letter signed', '2025-06-12', '2025-06-12T14:00'),
      moves('2025-06-12T14:00:10', 'Kickoff set'),
      due('2025-06-12T14:01', 'Team introduced', '2025-06-12', '2025-06-12T15:00'),
      due('2025-06-12T14:02', 'Shareholder register', '2025-06-13', '2025-06-13T09:10'),
      due('2025-06-12T14:03', '2024 accounts', '2025-06-13'),
      due('2025-06-12T14:04', 'Will and trust papers', '2025-06-16'),
      due('2025-06-12T14:05', 'Kickoff', '2025-06-17'),
      mail('2025-06-12T14:06', 'us', 'Welcome. Your team and the list of files are in the next email.', 'Gwen'),
      mail('2025-06-12T15:40', 'us', 'Three files are missing. Upload them here, and we won’t ask again.'),
      done('2025-06-12T17:30', 'Partner meeting', 'On Friday’s page, kickoff June 17'),
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
