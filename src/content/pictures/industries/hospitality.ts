import {innDay} from '#src/content/pictures/signatures/hospitality';
import type {IndustryLayout} from '#src/content/schema/industry-layout';
import {millrace} from '#src/content/world/millrace';
import {barsOf, phonePicture, tableOf} from '#src/world/pictures';
import {shot} from '#src/world/shots';
import {report} from '#src/world/views';

const may = report(millrace, '2025-05-01', '2025-05-31');
const channels = may.parts('bookings');
const [, website = 0, , phone = 0] = channels.map(([, count]) => count);
const directBefore = 29;
const directShare = Math.round((100 * (website + phone)) / may.count('bookings'));

export const hospitalityLayout: IndustryLayout = {
  hero: {
    kind: 'full',
    place: {
      kind: 'place',
      place: 'hospitality',
      label: 'The Millrace Inn at night, mirrored in its pond: 46 windows, 14 of them lit, and room 22 in apricot.',
    },
    front: [
      shot(millrace, '2025-06-12T18:00', [
        {
          pane: 'contacts',
          title: 'Tonight',
          who: ['okada', 'bauer', 'emma'],
          columns: [
            {field: 'room', title: 'Room'},
            {field: 'note', title: 'Wishes'},
            {field: 'status', title: 'Status'},
          ],
        },
      ]),
    ],
  },
  day: innDay,
  recipe: 'voice',
  pictures: [
    {
      feature: 'Guest texting',
      picture: phonePicture(millrace, 'bauer', '2025-06-12T15:30', '2025-06-12T15:55', {head: 'Today, 3:30 PM'}),
    },
    {
      feature: 'Stay-again offers',
      picture: shot(millrace, '2025-05-31T18:00', [
        {
          pane: 'report',
          title: 'Bookings by channel',
          range: 'May',
          kpis: [
            {label: 'Occupancy', value: '78%', change: '+6 pt'},
            {label: 'Direct share', value: `${directShare}%`, change: `was ${directBefore}%`},
            {label: 'Repeat guests', value: '126', change: '+19'},
          ],
          bars: [
            {
              title: `${may.count('bookings')} bookings`,
              items: barsOf(channels, ['early', 'active', 'early', 'active']),
            },
          ],
          table: tableOf('Channel', channels),
        },
      ]),
    },
  ],
  closing: {
    kind: 'pair',
    caption: `${millrace.name}: share of bookings that are direct`,
    label: `The share of direct bookings at ${millrace.name} rose from ${directBefore}% to ${directShare}%.`,
    rows: [
      {name: 'Before', value: directBefore, shown: `${directBefore}%`},
      {name: 'May', value: directShare, shown: `${directShare}%`},
    ],
  },
};
