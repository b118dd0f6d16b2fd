import {innDay} from '#src/content/pictures/signatures/hospitality';
import {millrace} from '#src/content/world/millrace';
import {phonePicture} from '#src/world/pictures';
import {report} from '#src/world/views';
import type {IndustryLayout} from '#src/content/schema/industry-layout';

const may = report(millrace, '2025-05-01', '2025-05-31');
const channels = may.parts('bookings');
const [, website = 0, , phone = 0] = channels.map(([, count]) => count);
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
      {
        kind: 'day',
        label: `Tonight at ${millrace.name}: 14 parties, with a crib on its way to the Bauer family in room 22.`,
        title: 'Tonight',
        chip: {text: '14 parties', tone: 'active'},
        rows: ['okada', 'bauer', 'emma'].map((id) => {
          const {name = '', fields = {}} = millrace.contacts[id] ?? {};
          const {room = '', note = '', status = ''} = fields;
          return {time: room, title: name, note, status, tone: status === 'In' ? 'active' : 'waiting'};
        }),
      },
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
      picture: {
        kind: 'report',
        label: `Bookings of an inn in May: ${may.count('bookings')}, by channel ${channels.map(([name, count]) => `${name.toLowerCase()} ${count}`).join(', ')}. Direct share is ${directShare}%, up from 29%.`,
        title: 'Bookings by channel',
        note: `${may.count('bookings')} bookings in May`,
        kpis: [
          {label: 'Occupancy', value: '78%', change: '+6 pt'},
          {label: 'Direct share', value: `${directShare}%`, change: 'was 29%'},
          {label: 'Repeat guests', value: '126', change: '+19'},
        ],
        bars: channels.map(([name, count], index) => ({
          name,
          value: String(count),
          share: Math.round((100 * count) / may.count('bookings')),
          tone: index % 2 === 0 ? 'early' : 'active',
        })),
      },
    },
  ],
  closing: {
    kind: 'bars',
    caption: `May: ${may.count('bookings')} bookings by channel`,
    label: `${may.count('bookings')} bookings in May at ${millrace.name}: ${channels.map(([name, count]) => `${count} by ${name.toLowerCase()}`).join(', ')}.`,
    rows: channels.map(([name, count]) => ({name, value: count, shown: String(count)})),
  },
};
