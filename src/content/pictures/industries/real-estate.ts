import {dealDay} from '#src/content/pictures/signatures/real-estate';
import type {IndustryLayout} from '#src/content/schema/industry-layout';
import {harbour} from '#src/content/world/harbour-and-pine';
import type {Moment} from '#src/content/schema/world';
import {listed} from '#src/world/describe';
import {timeText} from '#src/world/moment';
import {listPicture, phonePicture} from '#src/world/pictures';
import {board, leads} from '#src/world/views';

const morning: Moment = '2025-06-12T10:00';
const inquiries = leads(harbour, '2025-06-12', morning).toReversed();
const {columns, count} = board(harbour, morning);

export const realEstateLayout: IndustryLayout = {
  hero: {
    kind: 'duo',
    ground: 'warm',
    phone: phonePicture(harbour, 'nadia', '2025-06-12T08:10', '2025-06-12T08:11:10', {art: 'house'}),
    desk: listPicture(
      {title: 'Inquiries today', chip: {text: `${inquiries.length} new`, tone: 'active'}, note: 'All answered'},
      inquiries.map(({contact, request, asked = morning}, index) => ({
        icon: contact.source === 'yard sign' ? 'phone' : contact.source === 'open house' ? 'users' : 'globe',
        title: request?.what ?? '',
        note: `${contact.name}, ${contact.source ?? ''}`,
        right: timeText(asked),
        ...(index === 0 && {on: true}),
      })),
    ),
  },
  day: dealDay,
  recipe: 'features',
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
    caption: `${harbour.name}: ${count} live deals`,
    label: `Of ${count} live deals, ${listed(columns.map((column) => `${column.count} are in ${column.name.toLowerCase()}`))}.`,
    rows: columns.map((column) => ({name: column.name, value: column.count, shown: String(column.count)})),
  },
};
