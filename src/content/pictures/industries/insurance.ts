import {policyFile} from '#src/content/pictures/signatures/insurance';
import type {IndustryLayout} from '#src/content/schema/industry-layout';

/** 9,880 + 7,650 + 6,940 + 4,180 + 3,260 + 2,150 + 540 = 34,600 in the list, the bars and the label. */
export const insuranceLayout: IndustryLayout = {
  hero: {
    kind: 'bleed',
    picture: {
      kind: 'day',
      label:
        'Renewal list of an agency: seven policies worth $34,600 in premium fall due within 60 days. Five are in motion, one waits for loss runs and one for a reply. 61 percent were bound early in May, 24 percent in January.',
      title: 'Due in 60 days',
      note: 'Premium $34,600',
      chip: {text: '5 of 7 in motion', tone: 'active'},
      rows: [
        {time: 'Jun 24', title: 'Marisol Vega', note: 'Home and auto, $3,260', status: 'Quote sent', tone: 'active'},
        {time: 'Jun 30', title: 'Okafor Bakery', note: 'Business owners, $4,180', status: 'Bound', tone: 'done'},
        {time: 'Jul 1', title: 'Dunmore Dental', note: 'Liability, $6,940', status: 'Quote sent', tone: 'active'},
        {time: 'Jul 9', title: 'Piotr Zielinski', note: 'Auto, $2,150', status: 'Answers in', tone: 'active'},
        {
          time: 'Jul 15',
          title: 'Harlan Freight',
          note: 'Commercial auto, $9,880',
          status: 'No loss runs',
          tone: 'waiting',
        },
        {time: 'Jul 28', title: 'Grace Lindholm', note: 'Umbrella, $540', status: 'Answers in', tone: 'active'},
        {time: 'Aug 4', title: 'Eastgate Condos', note: 'Master policy, $7,650', status: 'No reply', tone: 'waiting'},
      ],
      side: {
        label: 'Bound early',
        value: '61%',
        note: '24% in January',
        bars: [24, 30, 39, 48, 61],
        from: 'Jan',
        to: 'May',
      },
    },
  },
  day: policyFile,
  order: ['day', 'features'],
  warm: 'right',
  pictures: [
    {
      feature: 'Quote chasing',
      picture: {
        kind: 'list',
        label:
          'Open requests of three quotes: loss runs of Harlan Freight are asked for a second time, a VIN and a roof age have arrived.',
        title: 'Still missing',
        chip: {text: '3 open', tone: 'waiting'},
        note: 'Asked until it arrives',
        rows: [
          {icon: 'document', title: 'Loss runs, 5 years', note: 'Harlan Freight', right: 'Asked twice', on: 'alert'},
          {icon: 'document', title: 'Driver list', note: 'Harlan Freight', right: 'Asked once'},
          {icon: 'document', title: 'Reserve study', note: 'Eastgate Condos', right: 'Asked once'},
          {icon: 'check', title: 'VIN ending 0932', note: 'Piotr Zielinski', right: 'Jun 10'},
          {icon: 'check', title: 'Roof age, 8 years', note: 'Marisol Vega', right: 'Jun 9'},
          {icon: 'check', title: 'Square footage', note: 'Dunmore Dental', right: 'Jun 6'},
        ],
      },
    },
    {
      feature: 'Producer scorecard',
      picture: {
        kind: 'table',
        label: 'Scorecard of three producers: retention from 88 to 94 percent, 51 quotes out and 30 bound in May.',
        title: 'Producers, May',
        note: 'All carriers',
        head: ['Producer', 'Retention', 'Quotes out', 'Bound', 'Bind rate'],
        rows: [
          ['W. Nagy', '94%', '14', '9', '64%'],
          ['T. Hale', '91%', '22', '13', '59%'],
          ['R. Osman', '88%', '15', '8', '53%'],
          ['Agency', '*91%', '*51', '*30', '*59%'],
        ],
      },
    },
  ],
  closing: {
    kind: 'bars',
    caption: 'Premium due in the next 60 days: $34,600',
    label:
      'Premium due within 60 days by client: Lindholm $540, Zielinski $2,150, Vega $3,260, Okafor $4,180, Dunmore $6,940, Eastgate $7,650, Harlan $9,880.',
    rows: [
      {name: 'Lindholm', value: 540, shown: '$540'},
      {name: 'Zielinski', value: 2150, shown: '$2,150'},
      {name: 'Vega', value: 3260, shown: '$3,260'},
      {name: 'Okafor', value: 4180, shown: '$4,180'},
      {name: 'Dunmore', value: 6940, shown: '$6,940'},
      {name: 'Eastgate', value: 7650, shown: '$7,650'},
      {name: 'Harlan', value: 9880, shown: '$9,880'},
    ],
  },
};
