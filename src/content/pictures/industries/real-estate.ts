import {harbourAndPine} from '#src/content/customers/harbour-and-pine';
import type {PictureOf} from '#src/mocks/types';

/** 11 + 8 + 4 = 23 deals; each column shows only its first cards. */
export const dealBoard: PictureOf<'board'> = {
  kind: 'board',
  label:
    'Deal board of a brokerage with 23 live deals: 11 with a showing booked, 8 with an offer made and 4 under contract.',
  title: harbourAndPine.name,
  chip: {text: '23 live deals', tone: 'active'},
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
        {
          title: 'Unit 6, Foundry Lofts',
          note: 'Kofi Asante',
          value: '$389,000',
          owner: {initials: 'MB', tone: 'mint'},
        },
        {title: '9 Quarry Hill', note: 'Ellen Tran', value: '$540,000', owner: {initials: 'SO', tone: 'lime'}},
      ],
    },
    {
      name: 'Offer made',
      tone: 'active',
      count: '8',
      cards: [
        {
          title: '27 Saltmarsh Lane',
          note: 'The Devlin family',
          value: '$745,000',
          owner: {initials: 'SO', tone: 'lime'},
        },
        'ghost',
        {title: '5 Tannery Court', note: 'Hugo Prentice', value: '$298,000', owner: {initials: 'MB', tone: 'mint'}},
      ],
    },
    {
      name: 'Under contract',
      tone: 'waiting',
      count: '4',
      cards: [
        {
          title: '3 Harbor Steps',
          note: 'Inspection due Friday',
          value: '$528,500',
          owner: {initials: 'JT', tone: 'apricot'},
        },
        {
          title: '81 Alder Court',
          note: 'Offer accepted 2:30',
          value: '$467,000',
          owner: {initials: 'SO', tone: 'lime'},
          dragged: true,
        },
      ],
    },
  ],
};
