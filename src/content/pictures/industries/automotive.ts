import {northfieldMotors} from '#src/content/customers/northfield-motors';
import {endsOf} from '#src/content/customers/quote-of';
import {confirmed, monthTotals, story, thursday} from '#src/content/story/northfield';
import type {IndustryLayout} from '#src/content/schema/industry-layout';
import {showroomHours} from './automotive-hours';

const {values} = northfieldMotors.change;
const {before, after} = endsOf(northfieldMotors);

const [offer = '', times = ''] = story.texts.offer.split('. ');

const status = {
  'Elena Petrova': {status: 'Ready', tone: 'done'},
  'Tomas Whitlock': {status: 'Booked', tone: 'active'},
  'Greta Falk': {status: 'No reply', tone: 'waiting'},
} as const;

const showroom = thursday.flatMap(({time, name, what: note}) => {
  const shown = Object.entries(status).find(([person]) => person === name)?.[1];
  return shown ? [{time, title: name, note, ...shown}] : [];
});

export const automotiveLayout: IndustryLayout = {
  hero: {
    kind: 'full',
    scene: {
      kind: 'scene',
      scene: 'automotive',
      label: `The showroom of ${story.company} at ${story.night.asked}: closed, with a Ridgeback XL outside under the lamp.`,
    },
    front: [
      {
        kind: 'day',
        label: `Showroom list for Thursday, June 12: ${confirmed.yes} of ${confirmed.all} confirmed, with the test drive of Tomas Whitlock at 10:30.`,
        title: 'Thursday, June 12',
        chip: {text: `${confirmed.yes} of ${confirmed.all}`, tone: 'active'},
        rows: showroom,
      },
      {
        kind: 'phone',
        label: 'Phone of Tomas Whitlock at 11:43 PM: the dealer offers two times, and he takes Thursday 10:30.',
        firm: story.company,
        clock: '11:43',
        items: [
          {at: `${story.night.day}, ${story.night.answered}`},
          {them: `${offer}.`},
          {them: times},
          {me: story.texts.reply},
        ],
      },
    ],
  },
  day: {
    kind: 'hours',
    ground: 'warm',
    clocks: [
      ['7:30', 'AM'],
      ['9:00', 'AM'],
      ['10:30', 'AM'],
      ['1:15', 'PM'],
      ['4:40', 'PM'],
      ['6:30', 'PM'],
    ],
    pictures: showroomHours,
  },
  order: ['day', 'features'],
  warm: 'right',
  pictures: [
    {
      feature: 'One lead board',
      picture: {
        kind: 'list',
        label:
          'Lead board of both stores: six leads today from the website, a marketplace, the phone, a walk-in and an ad.',
        title: 'Leads today',
        chip: {text: '6', tone: 'active'},
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
        label: `Desk report of June: four salespeople with time to call back, shows, write-ups and deliveries; together ${story.month.shown} of ${monthTotals.booked} shows and 12 cars delivered.`,
        title: 'Desk report',
        chip: {text: 'June', tone: 'plain'},
        note: 'Both stores',
        head: ['Salesperson', 'Called back', 'Shows', 'Write-ups', 'Delivered'],
        rows: [
          ['Daniel R.', '9 min', '13 of 15', '8', '5'],
          ['Mona C.', '14 min', '9 of 11', '5', '3'],
          ['Petra M.', '11 min', '8 of 10', '5', '3'],
          ['Sana I.', '22 min', '6 of 8', '3', '1'],
          ['Both stores', '*13 min', `*${story.month.shown} of ${monthTotals.booked}`, '*21', '*12'],
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
