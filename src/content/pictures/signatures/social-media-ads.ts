import type {SignatureFrame} from '#src/content/schema/signature';

/** Torvale Fitness: the four-day test brought 9 + 21 + 6 = 36 visits. */
export const campaignBoard: SignatureFrame = {
  kind: 'board',
  movesAt: 2,
  board: {
    label:
      'Campaign board of Torvale Fitness for June. After a four-day test of three ads, First-day nerves with 21 of 36 visits moves to the ads that keep running.',
    title: 'June campaigns',
    chip: {text: '12 posts planned', tone: 'plain'},
    from: 1,
    card: {
      title: 'First-day nerves',
      note: '21 visits booked',
      value: 'Gets the rest',
      owner: {initials: 'LK', tone: 'lime'},
    },
    columns: [
      {
        name: 'Your turn',
        tone: 'waiting',
        count: '3',
        cards: [
          {title: 'Free week offer', note: 'Post of June 10', value: 'Approve', owner: {initials: 'DV', tone: 'ink'}},
          {title: 'July budget', note: 'Up to $5,200', value: 'Approve', owner: {initials: 'DV', tone: 'ink'}},
          {title: 'Coach photos', note: '14 to choose from', value: 'Choose', owner: {initials: 'DV', tone: 'ink'}},
        ],
      },
      {
        name: '4-day test',
        tone: 'active',
        count: {before: '3', after: '2'},
        cards: [
          'ghost',
          {title: 'Empty gym', note: '9 visits booked', value: 'Ends', owner: {initials: 'LK', tone: 'lime'}},
          {title: 'Price', note: '6 visits booked', value: 'Ends', owner: {initials: 'LK', tone: 'lime'}},
        ],
      },
      {
        name: 'Running',
        tone: 'done',
        count: {before: '2', after: '3'},
        cards: [
          'ghost',
          {title: 'Personal training', note: '92 leads in May', value: '$1,340', owner: {initials: 'MT'}},
          {title: 'Reopening', note: '5 miles around', value: '$680', owner: {initials: 'MT'}},
        ],
      },
    ],
  },
  pictures: [
    undefined,
    {
      kind: 'tiles',
      label: 'A four-day test of three ads brought 36 booked visits: Empty gym 9, First-day nerves 21, Price 6.',
      title: 'Free week, 36 visits',
      items: [
        {art: 'plate', figure: '9', text: 'Empty gym at 6 AM'},
        {art: 'coach', figure: '21', text: 'First-day nerves', on: true},
        {art: 'barbell', figure: '6', text: 'Price'},
      ],
    },
    undefined,
  ],
};
