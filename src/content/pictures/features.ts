import type {PictureOf} from '#src/content/schema/pictures/screens';

/** Northfield Motors on Thursday, June 12: its 358 deals by stage. */
export const stagesPicture: PictureOf<'board'> = {
  kind: 'board',
  label:
    'Board of Northfield Motors with 358 deals: 148 new leads, 96 contacted, 61 qualified, 34 proposals and 19 won. The Ridgeback XL of Tomas Whitlock, $46,900, is being dragged to Qualified.',
  title: 'Showroom, all branches',
  chip: {text: '358 deals', tone: 'plain'},
  columns: [
    {
      name: 'New lead',
      tone: 'early',
      count: '148',
      cards: [
        {title: 'Roadster, used', note: 'Anton Weiss', value: '$21,300', owner: {initials: 'PN', tone: 'lime'}},
        {title: 'Winter tires', note: 'Grace Obi', value: '$1,180', owner: {initials: 'MO'}},
      ],
    },
    {
      name: 'Contacted',
      tone: 'early',
      count: '96',
      cards: [
        {title: 'City EV', note: 'Hannah Brooks', value: '$30,500', owner: {initials: 'DR', tone: 'apricot'}},
        'ghost',
      ],
    },
    {
      name: 'Qualified',
      tone: 'active',
      count: '61',
      cards: [
        {
          title: 'Ridgeback XL',
          note: 'Tomas Whitlock',
          value: '$46,900',
          owner: {initials: 'DR', tone: 'apricot'},
          dragged: true,
        },
        {title: 'Two panel vans', note: 'Corbin Flooring', value: '$77,600', owner: {initials: 'MO'}},
      ],
    },
    {
      name: 'Proposal',
      tone: 'waiting',
      count: '34',
      cards: [
        {title: 'Fleet renewal', note: 'Halden Courier', value: '$84,200', owner: {initials: 'MO'}},
        {title: 'Wagon, leased', note: 'Jonas Berg', value: '$33,900', owner: {initials: 'PN', tone: 'lime'}},
      ],
    },
    {
      name: 'Won',
      tone: 'done',
      count: '19',
      cards: [
        {title: 'Service plan', note: 'Elena Petrova', value: '$5,480', owner: {initials: 'PN', tone: 'lime'}},
        {title: 'Compact, used', note: 'Noor Haddad', value: '$12,450', owner: {initials: 'DR', tone: 'apricot'}},
      ],
    },
  ],
};

/** One Thursday in the calendar. Its deposits and payments add up to the amount in the bar. */
export const bookingsPicture: PictureOf<'day'> = {
  kind: 'day',
  label:
    'Bookings of Northfield Motors for Thursday, June 12: six appointments, five of them confirmed, and $1,265 paid in deposits and invoices. Bookings made online rose from 31 in January to 118 in June.',
  title: 'Thursday, June 12',
  note: '$1,265 paid',
  chip: {text: '5 of 6 confirmed', tone: 'active'},
  rows: [
    {time: '8:45', title: 'Grace Obi', note: 'Tire change, $180', status: 'Paid by link', tone: 'done'},
    {time: '9:30', title: 'Anton Weiss', note: 'Two cars, side by side', status: 'Confirmed', tone: 'active'},
    {
      time: '10:30',
      title: 'Tomas Whitlock',
      note: 'Test drive, Ridgeback XL',
      status: 'Confirmed',
      tone: 'active',
    },
    {time: '1:15', title: 'Elena Petrova', note: 'Service, $585', status: 'Invoice paid', tone: 'active'},
    {time: '2:30', title: 'Ivy Lindqvist', note: 'Trade-in check', status: 'Reminder opened', tone: 'waiting'},
    {time: '4:00', title: 'Noor Haddad', note: 'Pick-up, deposit $500', status: 'Confirmed', tone: 'active'},
  ],
  side: {
    label: 'Booked online',
    value: '118',
    note: '31 in January',
    bars: [31, 44, 63, 79, 96, 118],
    from: 'Jan',
    to: 'Jun',
  },
};

/** June at Northfield Motors: 412 leads by source, and the test drives of the last four weeks in its record. */
export const sourcesPicture: PictureOf<'analytics'> = {
  kind: 'analytics',
  label:
    'Report on leads for June 1 to 28: 412 leads, a first reply in 4 minutes, 65 test drives booked against a plan of 60, and a show rate of 88%. The leads by source: website 164, Google 118, referral 74, phone 56.',
  title: 'Leads and test drives',
  range: 'Jun 1 – Jun 28',
  kpis: [
    {label: 'Leads', value: '412', change: '+38'},
    {label: 'First reply, median', value: '4 min'},
    {label: 'Test drives', value: '65', change: '+21'},
    {label: 'Show rate', value: '88%', change: '+6 pt'},
  ],
  chart: {
    title: 'Test drives booked, to date',
    values: [0, 4, 8, 13, 18, 22, 29, 32, 36, 44, 49, 54, 60, 65],
    target: [0, 5, 9, 14, 18, 23, 28, 32, 37, 42, 46, 51, 55, 60],
    max: 80,
    yLabels: [
      {at: 0, text: '0'},
      {at: 20, text: '20'},
      {at: 40, text: '40'},
      {at: 60, text: '60'},
      {at: 80, text: '80'},
    ],
    xLabels: [
      {at: 0, text: 'Jun 1'},
      {at: 31, text: 'Jun 9'},
      {at: 62, text: 'Jun 18'},
      {at: 95, text: 'Jun 28'},
    ],
    tip: {strong: '65', text: 'Jun 28'},
  },
  stages: {
    title: 'Leads by source',
    total: '412 leads',
    items: [
      {name: 'Website', count: 164, tone: 'active'},
      {name: 'Google', count: 118, tone: 'active'},
      {name: 'Referral', count: 74, tone: 'early'},
      {name: 'Phone', count: 56, tone: 'waiting'},
    ],
  },
};
