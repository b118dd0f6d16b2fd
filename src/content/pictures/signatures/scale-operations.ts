import type {SignatureFrame} from '#src/content/schema/signature';

/** Tidewater Pools: 5 + 4 + 5 + 3 = 17 jobs, before and after the move, three of them stuck. */
export const poolBoard: SignatureFrame = {
  kind: 'board',
  movesAt: 2,
  board: {
    label:
      'Job board of Tidewater Pools with 17 jobs in four stages. The Orchard Row job moves from survey and permit to excavation; three jobs need attention: Marlow house, Linden Club and Sato residence.',
    title: 'Pool installation',
    chip: {text: '17 jobs', tone: 'plain'},
    from: 0,
    card: {
      title: 'Orchard Row',
      note: 'Permit 25-0481',
      value: 'Jun 23',
      owner: {initials: 'C1', tone: 'apricot'},
    },
    columns: [
      {
        name: 'Survey and permit',
        tone: 'early',
        count: {before: '5', after: '4'},
        cards: [
          'ghost',
          {title: 'Reyes family', note: 'Crew lead surveys today', value: 'Day 1', owner: {initials: 'C2'}},
          {title: 'Hollis Court', note: 'Approved by city', value: 'Day 4', owner: {initials: 'BK', tone: 'lime'}},
        ],
      },
      {
        name: 'Excavation',
        tone: 'active',
        count: {before: '4', after: '5'},
        cards: [
          'ghost',
          {
            title: 'Marlow house',
            note: 'Change order, $2,150',
            value: '2 days late',
            owner: {initials: 'AT', tone: 'ink'},
            warns: 3,
          },
          {title: 'Birch Lane', note: 'Dig starts Monday', value: 'On time', owner: {initials: 'C3', tone: 'lime'}},
        ],
      },
      {
        name: 'Installation',
        tone: 'waiting',
        count: '5',
        cards: [
          {title: 'Linden Club', note: 'Pump on order', value: 'Jun 16', owner: {initials: 'C2'}, warns: 3},
          {title: 'Vance house', note: 'Liner signed for', value: 'On time', owner: {initials: 'C1', tone: 'apricot'}},
          {title: 'Okonjo house', note: 'Filled on Friday', value: 'On time', owner: {initials: 'C3', tone: 'lime'}},
        ],
      },
      {
        name: 'Handoff',
        tone: 'done',
        count: '3',
        cards: [
          {
            title: 'Okafor residence',
            note: 'Checklist 9 of 9',
            value: 'Service',
            owner: {initials: 'BK', tone: 'lime'},
          },
          {
            title: 'Sato residence',
            note: 'Warranty visit',
            value: 'No owner',
            owner: {initials: '?', tone: 'apricot'},
            warns: 3,
          },
        ],
      },
    ],
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
