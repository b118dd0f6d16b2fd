import {jobCard} from '#src/content/pictures/offers/scale-operations';
import {tidewater} from '#src/content/world/tidewater';
import {movingBoard} from '#src/world/pictures';
import type {SignatureFrame} from '#src/content/schema/signature';

/** Tidewater Pools: 5 + 4 + 5 + 3 = 17 jobs, before and after the move, three of them stuck. */
export const poolBoard: SignatureFrame = {
  kind: 'board',
  movesAt: 2,
  board: {
    label:
      'Job board of Tidewater Pools with 17 jobs in four stages. The Orchard Row job moves from survey and permit to excavation; three jobs need attention: Hartwell house, Linden Club and Sato residence.',
    title: 'Pool installation',
    chip: {text: '17 jobs', tone: 'plain'},
    ...movingBoard(tidewater, ['2025-06-12T09:39', '2025-06-12T09:40'], 'orchard', {
      card: jobCard,
      cards: 3,
      warns: {marlow: 3, linden: 3, sato: 3},
    }),
  },
  pictures: [
    undefined,
    {
      kind: 'thread',
      label: 'A signed survey opens the permit task; Beth files it and the excavation is scheduled for June 23.',
      note: 'Survey signed, 9:12 AM',
      messages: [
        {from: 'us', text: 'Beth, the permit pack for Orchard Row is ready to file. Due Friday.'},
        {from: 'them', text: 'Filed. Permit 25-0481.'},
        {from: 'note', text: 'Excavation scheduled for Jun 23'},
      ],
    },
    {
      kind: 'list',
      label:
        'Needs attention, 3 of 17 jobs: a late change order, a pump blocked until June 16 and a warranty visit without an owner.',
      title: 'Needs attention',
      chip: {text: '3 jobs', tone: 'waiting'},
      rows: [
        {title: 'Change order', right: '2 days late', on: 'alert'},
        {title: 'Pump, Linden Club', right: 'Until Jun 16', on: 'alert'},
        {title: 'Warranty visit', right: 'No owner', on: 'alert'},
        {title: 'All other jobs', right: 'On time'},
      ],
    },
  ],
};
