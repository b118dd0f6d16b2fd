import {dealDay} from '#src/content/pictures/signatures/real-estate';
import type {IndustryLayout} from '#src/content/schema/industry-layout';
import {harbour} from '#src/content/world/harbour-and-pine';
import {listed} from '#src/world/describe';
import {phonePicture} from '#src/world/pictures';
import {shot} from '#src/world/shots';
import type {Moment} from '#src/world/types';
import {board} from '#src/world/views';

const morning: Moment = '2025-06-12T10:00';
const {columns, count} = board(harbour, morning);

export const realEstateLayout: IndustryLayout = {
  hero: {
    kind: 'duo',
    ground: 'warm',
    phone: phonePicture(harbour, 'nadia', '2025-06-12T08:10', '2025-06-12T08:11:10', {art: 'house'}),
    desk: shot(harbour, morning, [{pane: 'contacts', rows: 20, columns: ['asked', 'stage', 'next']}], {focus: 'nadia'}),
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
        kind: 'sheet',
        label:
          'Friday update for the owner of 27 Saltmarsh Lane: 9 showings, 41 open-house guests, 1 offer, and what buyers liked.',
        title: '27 Saltmarsh Lane, week 2',
        note: '14 remarks from buyers',
        columns: ['For the owner', 'Count', 'Since week 1'],
        rows: [
          ['Showings', '9', '+4'],
          ['Open-house guests', '41', ''],
          ['Offers', '1', ''],
          ['Liked the kitchen', '7', ''],
          ['Liked the yard', '5', ''],
          ['Found the price high', '2', ''],
          ['Asked about the roof', '3', ''],
          ['Came back twice', '2', ''],
        ],
        on: 2,
      },
    },
  ],
  closing: {
    kind: 'steps',
    caption: `${harbour.name}: ${count} live deals`,
    label: `${count} live deals: ${listed(columns.map((column) => `${column.count} in ${column.name}`))}.`,
    rows: columns.map((column) => ({name: column.name, value: column.count, shown: String(column.count)})),
  },
};
