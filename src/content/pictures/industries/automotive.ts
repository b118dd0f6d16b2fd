import {northfieldMotors} from '#src/content/customers/northfield-motors';
import {endsOf} from '#src/content/customers/quote-of';
import type {IndustryLayout} from '#src/content/schema/industry-layout';
import {showroomHours} from './automotive-hours';

const {values} = northfieldMotors.change;
const {before, after} = endsOf(northfieldMotors);

/** Six of the seven appointments of June 12 are confirmed; Greta Falk has not answered. */
export const automotiveLayout: IndustryLayout = {
  hero: {
    kind: 'full',
    scene: 'lot',
    left: {
      kind: 'phone',
      label:
        'Phone of Tomas Whitlock at 11:41 PM: the dealer offers two times, he takes Thursday 10:30, and the test drive is booked.',
      firm: 'Northfield Motors',
      clock: '11:41',
      items: [
        {at: 'Wednesday, 11:41 PM'},
        {them: 'Hi Tomas, the Ridgeback is on the lot.'},
        {them: 'Thursday 10:30 or Friday 2:00?'},
        {me: 'Thursday 10:30 works.'},
        {day: 'Thu', date: 12, title: 'Test drive, 10:30 AM', text: 'With Daniel, 45 minutes'},
        {them: 'Want a trade-in value too? Send four photos and the mileage.'},
      ],
    },
    right: {
      kind: 'day',
      label: 'Showroom list for Thursday, June 12: 6 of 7 confirmed, with the test drive of Tomas Whitlock at 10:30.',
      title: 'Thursday, June 12',
      chip: {text: '6 of 7 confirmed', tone: 'active'},
      rows: [
        {time: '9:15', title: 'Noor Haddad', note: 'Delivery, City EV', status: 'Plates ready', tone: 'done'},
        {time: '10:30', title: 'Tomas Whitlock', note: 'Ridgeback XL', status: 'Booked', tone: 'active'},
        {time: '11:15', title: 'Ivy Lindqvist', note: 'Trade-in appraisal', status: 'Photos in', tone: 'active'},
        {time: '1:00', title: 'Greta Falk', note: 'Test drive, wagon', status: 'No reply', tone: 'waiting'},
        {time: '2:00', title: 'Halden Courier', note: 'Fleet, 14 vans', status: 'Confirmed', tone: 'active'},
      ],
    },
  },
  day: {kind: 'hours', pictures: showroomHours},
  order: ['proof', 'day', 'features'],
  grid: 'left',
  pictures: [
    {
      feature: 'One lead board',
      picture: {
        kind: 'list',
        label:
          'Lead board of both stores: 23 leads today from the website, a marketplace, the phone, a walk-in and an ad.',
        title: 'Leads today',
        chip: {text: '23', tone: 'active'},
        note: 'Both stores',
        rows: [
          {title: 'Ivy Lindqvist', note: 'Trade-in, wagon', right: 'Website', on: true},
          {title: 'Anna Obi', note: 'City EV', right: 'Marketplace'},
          {title: 'Otis Grant', note: 'Asked for Daniel', right: 'Phone'},
          {title: 'Rita Soto', note: 'Pickup, leased', right: 'Website'},
          {title: 'Lee Park', note: 'Store 2', right: 'Walk-in'},
          {title: 'Wren Hale', note: 'Used wagon', right: 'Social ad'},
        ],
      },
    },
    {
      feature: 'Desk report',
      picture: {
        kind: 'table',
        label:
          'Desk report of the week: four salespeople with first reply, shows, write-ups and deliveries; together 26 of 33 shows and 11 cars delivered.',
        title: 'Desk report',
        chip: {text: 'This week', tone: 'plain'},
        note: 'Both stores',
        head: ['Salesperson', 'First reply', 'Shows', 'Write-ups', 'Delivered'],
        rows: [
          ['Daniel R.', '2 min', '9 of 10', '6', '4'],
          ['Mona C.', '4 min', '7 of 9', '5', '3'],
          ['Petra M.', '3 min', '6 of 8', '4', '3'],
          ['Sana I.', '6 min', '4 of 6', '3', '1'],
          ['Both stores', '*4 min', '*26 of 33', '*18', '*11'],
        ],
      },
    },
  ],
  closing: {
    kind: 'columns',
    caption: `${northfieldMotors.name}: test drives a week, March to June`,
    label: `Test drives a week at ${northfieldMotors.name} rose from ${before} in March to ${after} in June.`,
    rows: values.map((value, index) => ({name: String(index + 1), value, shown: String(value)})),
  },
};
