import type {Picture} from '#src/mocks/types';

/** Astley Forklifts: 112 open deals in three stages. */
export const managePipelinesPictures = {
  hero: {
    kind: 'board',
    label:
      'Pipeline “Equipment sales” with 112 open deals: 46 new leads, 38 site visits and 28 quotes. A deal of $88,400 for Bellweather Books is being dragged to Quoted.',
    title: 'Equipment sales',
    chip: {text: '112 open deals', tone: 'plain'},
    columns: [
      {
        name: 'New lead',
        tone: 'early',
        count: '46',
        cards: [
          {title: 'Warehouse, 6 trucks', note: 'Dunmore Cold Storage', value: '$138,000', owner: {initials: 'KB'}},
          {
            title: 'Two stackers',
            note: 'Fairlea Nurseries',
            value: '$19,200',
            owner: {initials: 'LA', tone: 'apricot'},
          },
          {
            title: 'Rental, 3 months',
            note: 'Pike Street Market',
            value: '$7,650',
            owner: {initials: 'SN', tone: 'lime'},
          },
        ],
      },
      {
        name: 'Site visit',
        tone: 'active',
        count: '38',
        cards: [
          {title: 'Reach truck', note: 'Orrin Paper', value: '$41,500', owner: {initials: 'LA', tone: 'apricot'}},
          'ghost',
          {title: 'Fleet inspection', note: 'Galloway Foods', value: '$5,900', owner: {initials: 'SN', tone: 'lime'}},
        ],
      },
      {
        name: 'Quoted',
        tone: 'waiting',
        count: '28',
        cards: [
          {title: 'Nine electric trucks', note: 'Sutter Freight', value: '$214,000', owner: {initials: 'KB'}},
          {
            title: 'Narrow-aisle pair',
            note: 'Bellweather Books',
            value: '$88,400',
            owner: {initials: 'KB'},
            dragged: true,
          },
        ],
      },
    ],
  },
  stages: {
    kind: 'list',
    label:
      'Three stages with the days until a deal counts as quiet: new lead 2 days, site visit 10 days, quoted 14 days.',
    title: 'Stages',
    note: 'Equipment sales',
    rows: [
      {icon: 'inbox', title: 'New lead', note: 'Quiet after 2 days', right: '46'},
      {icon: 'pin', title: 'Site visit', note: 'Quiet after 10 days', right: '38'},
      {icon: 'document', title: 'Quoted', note: 'Quiet after 14 days', right: '28'},
    ],
  },
  moved: {
    kind: 'list',
    label:
      'The Bellweather Books deal moved to Quoted at 10:42 AM: quote 2217 for $88,400 sent, a follow-up set for June 16, the manager notified.',
    title: 'Moved to Quoted',
    chip: {text: '10:42 AM', tone: 'active'},
    rows: [
      {icon: 'document', title: 'Quote 2217 sent', right: '$88,400'},
      {icon: 'clock', title: 'Follow-up set', right: 'Mon, Jun 16'},
      {icon: 'users', title: 'Manager notified', right: 'Kofi Brandt'},
    ],
  },
  quiet: {
    kind: 'list',
    label:
      'Gone quiet, 3 deals: no reply from Orrin Paper for 12 days, no next step at Galloway Foods, and a quote opened four times at Sutter Freight.',
    title: 'Gone quiet',
    chip: {text: '3 deals', tone: 'waiting'},
    rows: [
      {icon: 'clock', title: 'Orrin Paper', note: 'No reply, 12 days', right: '$41,500'},
      {icon: 'alert', title: 'Galloway Foods', note: 'No next step', right: '$5,900'},
      {icon: 'document', title: 'Sutter Freight', note: 'Opened 4 times', right: '$214,000'},
    ],
  },
} satisfies Record<string, Picture>;
