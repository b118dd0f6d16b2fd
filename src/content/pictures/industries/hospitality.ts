import {innPlan} from '#src/content/pictures/signatures/hospitality';
import type {IndustryLayout} from '#src/content/schema/industry-layout';

/** 176 + 118 + 67 + 51 = 412 bookings in the report and in the closing bars. */
export const hospitalityLayout: IndustryLayout = {
  hero: {
    kind: 'full',
    scene: {
      kind: 'scene',
      scene: 'hospitality',
      label: 'The Millrace Inn at night, mirrored in its pond: 46 windows, 14 of them lit, and room 22 in apricot.',
    },
    front: [
      {
        kind: 'day',
        label: 'Tonight at The Millrace Inn: 14 parties, with a crib on its way to the Bauer family in room 22.',
        title: 'Tonight',
        chip: {text: '14 parties', tone: 'active'},
        rows: [
          {time: '12', title: 'Okada, T.', note: 'Late breakfast', status: 'In', tone: 'active'},
          {time: '22', title: 'Bauer family', note: 'Crib, no feathers', status: 'On its way', tone: 'waiting'},
          {time: '31', title: 'Ruiz, A. and M.', note: 'Two firm pillows', status: 'In', tone: 'done'},
        ],
      },
    ],
  },
  day: innPlan,
  order: ['features', 'day'],
  warm: 'left',
  pictures: [
    {
      feature: 'Guest texting',
      picture: {
        kind: 'phone',
        label:
          'Phone of the guest in room 22: the room is too warm at 3:30, a technician comes, and at 3:52 it is fixed.',
        firm: 'The Millrace Inn',
        clock: '3:52',
        items: [
          {at: 'Today, 3:30 PM'},
          {me: 'Hi, room 22. It’s quite warm in here.'},
          {them: 'Sorry about that. Lou is on the way up.'},
          {note: 'Maintenance task, room 22'},
          {them: 'The AC filter is clean again. Is it better?'},
          {me: 'Perfect. Dinner at eight?'},
          {them: 'Table for two at 8:00, by the window.'},
        ],
      },
    },
    {
      feature: 'Stay-again offers',
      picture: {
        kind: 'report',
        label:
          'Sample dashboard of an inn. May had 412 bookings: 176 came from travel sites, 118 from the website, 67 from groups and 51 by phone or text. Direct share is 41%, up from 29%.',
        title: 'Bookings by channel',
        note: '412 bookings in May',
        kpis: [
          {label: 'Occupancy', value: '78%', change: '+6 pt'},
          {label: 'Direct share', value: '41%', change: 'was 29%'},
          {label: 'Repeat guests', value: '126', change: '+19'},
        ],
        bars: [
          {name: 'Travel sites', value: '176', share: 43, tone: 'early'},
          {name: 'Own website', value: '118', share: 29, tone: 'active'},
          {name: 'Groups and events', value: '67', share: 16, tone: 'early'},
          {name: 'Phone and text', value: '51', share: 12, tone: 'active'},
        ],
      },
    },
  ],
  closing: {
    kind: 'bars',
    caption: 'May: 412 bookings by channel',
    label: '412 bookings in May: 51 by phone and text, 67 from groups, 118 from the website and 176 from travel sites.',
    rows: [
      {name: 'Travel sites', value: 176, shown: '176'},
      {name: 'Groups', value: 67, shown: '67'},
      {name: 'Phone and text', value: 51, shown: '51'},
      {name: 'Own website', value: 118, shown: '118'},
    ],
  },
};
