import {northfieldMotors} from '#src/content/customers/northfield-motors';
import {endsOf} from '#src/content/customers/types';
import type {PictureOf} from '#src/mocks/types';

const {before, after} = endsOf(northfieldMotors);

/** One of the seven rows waits, so six are confirmed; the last bar is the figure above it. */
export const showroomDay: PictureOf<'day'> = {
  kind: 'day',
  label: `Showroom appointments at Northfield Motors for Thursday, June 12: 6 of 7 confirmed. Test drives rose from ${before} a week in March to ${after}.`,
  title: 'Thursday, June 12',
  note: 'Showroom',
  chip: {text: '6 of 7 confirmed', tone: 'active'},
  rows: [
    {time: '9:15', title: 'Noor Haddad', note: 'Delivery, City EV', status: 'Plates ready', tone: 'done'},
    {
      time: '10:30',
      title: 'Tomas Whitlock',
      note: 'Test drive, Ridgeback XL',
      status: 'Booked by text',
      tone: 'active',
    },
    {time: '11:15', title: 'Ivy Lindqvist', note: 'Trade-in appraisal', status: 'Photos received', tone: 'active'},
    {time: '1:00', title: 'Greta Falk', note: 'Test drive, used wagon', status: 'No reply yet', tone: 'waiting'},
    {
      time: '2:00',
      title: 'Halden Courier',
      note: 'Fleet contract, 14 vans',
      status: 'Confirmed by call',
      tone: 'active',
    },
    {
      time: '3:30',
      title: 'Marta Silva',
      note: 'Service and recall check',
      status: 'Confirmed by text',
      tone: 'active',
    },
    {
      time: '5:30',
      title: 'Brandt Roofing',
      note: 'Lease return, pickup',
      status: 'Confirmed by text',
      tone: 'active',
    },
  ],
  side: {
    label: 'Test drives',
    value: `${after} a week`,
    note: `was ${before} in March`,
    bars: [7, 8, 8, 10, 12, 14, 16, 19],
    from: 'Mar',
    to: 'Jun',
  },
};
