import type {SignatureFrame} from '#src/content/schema/signature';

/** 11 + 8 + 4 = 23 deals before the offer is accepted, 11 + 7 + 5 after. */
export const dealBoard: SignatureFrame = {
  kind: 'board',
  movesAt: 4,
  board: {
    label:
      'Deal board of a brokerage with 23 live deals. At 2:30 the offer for 81 Alder Court is accepted, and the deal moves from offer made to under contract.',
    title: 'Live deals',
    chip: {text: '23 deals', tone: 'active'},
    from: 1,
    card: {
      title: '81 Alder Court',
      note: 'Offer of June 11',
      value: '$467,000',
      owner: {initials: 'SO', tone: 'lime'},
    },
    columns: [
      {
        name: 'Showing booked',
        tone: 'early',
        count: '11',
        cards: [
          {
            title: '14 Juniper Row',
            note: 'Nadia & Paul Renner',
            value: '$612,000',
            owner: {initials: 'JT', tone: 'apricot'},
          },
          {title: '6 Foundry Lofts', note: 'Kofi Asante', value: '$389,000', owner: {initials: 'MB', tone: 'mint'}},
          {title: '9 Quarry Hill', note: 'Ellen Tran', value: '$540,000', owner: {initials: 'SO', tone: 'lime'}},
        ],
      },
      {
        name: 'Offer made',
        tone: 'active',
        count: {before: '8', after: '7'},
        cards: [
          'ghost',
          {
            title: '27 Saltmarsh Lane',
            note: 'The Devlin family',
            value: '$745,000',
            owner: {initials: 'SO', tone: 'lime'},
            warns: 2,
          },
          {title: '5 Tannery Court', note: 'Hugo Prentice', value: '$298,000', owner: {initials: 'MB', tone: 'mint'}},
        ],
      },
      {
        name: 'Under contract',
        tone: 'waiting',
        count: {before: '4', after: '5'},
        cards: [
          'ghost',
          {
            title: '3 Harbor Steps',
            note: 'Inspection Friday',
            value: '$528,500',
            owner: {initials: 'JT', tone: 'apricot'},
            warns: 2,
          },
        ],
      },
    ],
  },
  pictures: [
    {
      kind: 'thread',
      label: 'A buyer asks about Juniper Row at 8:10 and gets the floor plan with three showing times.',
      note: '8:10 AM, from the portal',
      messages: [
        {from: 'them', text: 'Is 14 Juniper Row still available?'},
        {from: 'us', text: 'It is. Floor plan attached. Friday 5:30, Saturday 11:00 or Sunday 2:00?'},
        {from: 'them', text: 'Saturday 11:00'},
      ],
    },
    undefined,
    {
      kind: 'thread',
      label: 'After a showing at 12:40 both buyers get the feedback form by text; one answers with five words.',
      note: '12:40 PM, to two buyers',
      messages: [
        {from: 'us', text: 'Thanks for seeing 9 Quarry Hill. What did you think?'},
        {from: 'them', text: 'Loved the light upstairs.'},
        {from: 'note', text: 'Added to the seller’s Friday report'},
      ],
    },
    {
      kind: 'list',
      label: 'Alder Court is under contract at 2:30: lender, inspector and attorney each have their date.',
      title: '81 Alder Court',
      chip: {text: 'Accepted', tone: 'done'},
      rows: [
        {icon: 'check', title: 'Offer accepted', right: '2:30', on: true},
        {icon: 'document', title: 'Lender', right: 'Jun 20'},
        {icon: 'search', title: 'Inspector', right: 'Jun 17'},
        {icon: 'shield', title: 'Attorney', right: 'Jun 24'},
      ],
    },
    undefined,
    {
      kind: 'thread',
      label:
        'A couple that bought in 2021 hears from its agent on the anniversary, with the latest sale on the street.',
      note: '7:20 PM, Orchard Street',
      messages: [
        {from: 'us', text: 'Four years in your house today. Number 12 sold last week for $588,000.'},
        {from: 'them', text: 'No way. What would ours bring?'},
        {from: 'note', text: 'Valuation call set for Monday'},
      ],
    },
  ],
};
