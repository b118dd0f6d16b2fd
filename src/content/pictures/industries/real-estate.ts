import {dealBoard} from '#src/content/pictures/signatures/real-estate';
import type {IndustryLayout} from '#src/content/schema/industry-layout';
import {harbourAndPine} from '#src/content/customers/harbour-and-pine';

export const realEstateLayout: IndustryLayout = {
  hero: {
    kind: 'duo',
    ground: 'warm',
    phone: {
      kind: 'phone',
      label:
        'Phone of a buyer: the floor plan of 14 Juniper Row and three showing times a minute after the question, then a showing on Saturday at 11:00.',
      firm: 'Harbour & Pine',
      clock: '8:11',
      items: [
        {at: 'Today, 8:10 AM'},
        {me: 'Is 14 Juniper Row still for sale?'},
        {them: 'Yes. Three bedrooms, $612,000. Floor plan attached.', art: 'house'},
        {them: 'Friday 5:30, Saturday 11:00 or Sunday 2:00?'},
        {me: 'Saturday 11:00'},
        {day: 'Sat', date: 14, title: 'Showing, 11:00 AM', text: 'With Jo Tran, 14 Juniper Row'},
      ],
    },
    desk: {
      kind: 'list',
      label:
        '6 inquiries of the morning with the address attached, from portals, yard signs, the website and an open house.',
      title: 'Inquiries today',
      chip: {text: '6 new', tone: 'active'},
      note: 'All answered',
      rows: [
        {icon: 'globe', title: '14 Juniper Row', note: 'Nadia Renner, portal', right: '8:10', on: true},
        {icon: 'phone', title: '9 Quarry Hill', note: 'Ellen Tran, yard sign', right: '8:24'},
        {icon: 'globe', title: 'Unit 6, Foundry Lofts', note: 'Kofi Asante, website', right: '8:51'},
        {icon: 'users', title: '27 Saltmarsh Lane', note: 'Open house, 41 guests', right: 'Sunday'},
        {icon: 'globe', title: '5 Tannery Court', note: 'Hugo Prentice, portal', right: '9:12'},
        {icon: 'phone', title: '81 Alder Court', note: 'Ana Lopez, yard sign', right: '9:30'},
      ],
    },
  },
  day: dealBoard,
  order: ['features', 'day'],
  warm: 'left',
  pictures: [
    {
      feature: 'Showing requests',
      picture: {
        kind: 'booking',
        label:
          'Booking page for a showing of 14 Juniper Row: Saturday, June 14 at 11:00, among hours that the seller has approved.',
        title: '14 Juniper Row',
        duration: '30 min',
        zone: 'Eastern time',
        month: 'June 2025',
        note: 'Hours approved by the seller',
        startsOn: 0,
        days: 30,
        open: [12, 13, 14, 15, 18, 20, 21, 22],
        selected: 14,
        dayLabel: 'Sat, June 14',
        slots: ['10:00', '11:00', '1:30', '2:00'],
        selectedSlot: '11:00',
      },
    },
    {
      feature: 'Seller updates',
      picture: {
        kind: 'report',
        label:
          'Friday update for the owner of 27 Saltmarsh Lane: 9 showings, 41 open-house guests, 1 offer, and what buyers liked.',
        title: '27 Saltmarsh Lane, week 2',
        note: '14 remarks from buyers',
        kpis: [
          {label: 'Showings', value: '9', change: '+4'},
          {label: 'Open-house guests', value: '41'},
          {label: 'Offers', value: '1'},
        ],
        bars: [
          {name: 'Liked the kitchen', value: '7', share: 50, tone: 'active'},
          {name: 'Liked the yard', value: '5', share: 36, tone: 'active'},
          {name: 'Found the price high', value: '2', share: 14, tone: 'waiting'},
        ],
      },
    },
  ],
  closing: {
    kind: 'steps',
    caption: `${harbourAndPine.name}: 23 live deals`,
    label: 'Of 23 live deals, 11 have a showing booked, 8 an offer made and 4 are under contract.',
    rows: [
      {name: 'Showing booked', value: 11, shown: '11'},
      {name: 'Offer made', value: 8, shown: '8'},
      {name: 'Under contract', value: 4, shown: '4'},
    ],
  },
};
