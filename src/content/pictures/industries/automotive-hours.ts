import type {Picture} from '#src/content/schema/pictures/picture';

/** One screen per hour of the dealer's day. */
export const showroomHours: readonly Picture[] = [
  {
    kind: 'list',
    label: 'Four overnight leads, each answered within a minute; two have already picked a time.',
    title: 'Overnight',
    chip: {text: '4 leads', tone: 'active'},
    note: 'All answered',
    rows: [
      {title: 'Hannah Brooks', note: 'Roadster, 10:52 PM', right: 'Picked 5:30', on: true},
      {title: 'Anna Obi', note: 'City EV, 12:06 AM', right: 'Texted 12:07'},
      {title: 'Jonas Berg', note: 'Used wagon, 1:52 AM', right: 'Texted 1:53'},
      {title: 'Rita Soto', note: 'Pickup, leased, 6:15 AM', right: 'Picked 5:00', on: true},
    ],
  },
  {
    kind: 'report',
    label:
      'Morning summary: seven appointments, four of them test drives and three deliveries; one is unconfirmed, and two deals are waiting on a lender.',
    title: 'Thursday, 9:00',
    note: 'Sales manager',
    kpis: [
      {label: 'Appointments', value: '7'},
      {label: 'Unconfirmed', value: '1'},
      {label: 'At the lender', value: '2'},
    ],
    bars: [
      {name: 'Test drives', value: '4', share: 100, tone: 'done'},
      {name: 'Deliveries', value: '3', share: 75, tone: 'active'},
    ],
  },
  {
    kind: 'tiles',
    label:
      'The test drive at 10:30: the Ridgeback XL is out with Daniel; photos of the trade-in and 61,200 miles are in.',
    title: 'Test drive, 10:30',
    chip: {text: 'Out with Daniel', tone: 'done'},
    items: [
      {art: 'car', text: 'Ridgeback XL', on: true},
      {art: 'carFront', text: 'Trade-in, front'},
      {art: 'carBack', figure: '61,200', text: 'miles'},
    ],
  },
  {
    kind: 'thread',
    label: 'Call task for Daniel by 3:00 with the last three messages to Greta Falk; the quote is two days old.',
    note: 'Call Greta Falk by 3:00',
    messages: [
      {from: 'us', text: 'Your quote for the wagon is attached. Questions?'},
      {from: 'them', text: 'Looks fine, talking to my wife.'},
      {from: 'us', text: 'Of course. We’ll hold it until Friday.'},
      {from: 'note', text: 'No answer for 2 days · call task for Daniel'},
    ],
  },
  {
    kind: 'list',
    label:
      'Repair order 5518 shows a lease that ends August 30, so sales has an appraisal in the lounge ten minutes later.',
    rows: [
      {icon: 'flag', title: 'Repair order 5518', note: 'Marta Silva, recall check', right: 'Bay 4'},
      {chip: {text: 'Lease ends Aug 30', tone: 'waiting'}, title: '', right: '4:40'},
      {icon: 'car', title: 'Appraisal in the lounge', note: 'Mona, in 10 minutes', right: 'Offer ready', on: true},
    ],
  },
  {
    kind: 'list',
    label:
      'After the keys are handed over: a thank-you tonight, a review request on Saturday, the first service in six months.',
    title: 'Brandt Roofing',
    chip: {text: 'Delivered', tone: 'done'},
    rows: [
      {icon: 'check', title: 'Keys handed over', right: '6:30 PM'},
      {icon: 'message', title: 'Thank-you text', right: 'Tonight'},
      {icon: 'star', title: 'Review request', right: 'Saturday'},
      {icon: 'repeat', title: 'First-service reminder', right: 'In 6 months'},
    ],
  },
];
