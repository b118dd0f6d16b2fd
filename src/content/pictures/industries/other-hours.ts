import type {Picture} from '#src/content/schema/pictures/picture';

/** One screen per business, in its own terms. */
export const deskHours: readonly Picture[] = [
  {
    kind: 'list',
    label: 'Delivery slots of a grain co-op: four trucks between 6:00 and 7:10, all confirmed by text.',
    title: 'Scale house',
    chip: {text: '4 trucks', tone: 'active'},
    note: 'Growers',
    rows: [
      {title: 'Holm Farms', note: 'Wheat, 24 tons', right: '6:00', on: true},
      {title: 'Bilodeau & Sons', note: 'Canola, 18 tons', right: '6:20'},
      {title: 'Petrie Acres', note: 'Wheat, 26 tons', right: '6:45'},
      {title: 'Hartman Grain', note: 'Canola, 20 tons', right: '7:10'},
    ],
  },
  {
    kind: 'list',
    label: 'Three applications finished overnight: a transcript and two signatures are still missing.',
    title: 'Applications',
    chip: {text: '3 overnight', tone: 'active'},
    note: 'Families',
    rows: [
      {title: 'Ada O., grade 6', note: 'Transcript missing', right: 'Asked'},
      {title: 'Luke W., grade 9', note: 'Two signatures missing', right: 'Asked'},
      {title: 'Minnie F., grade 7', note: 'Complete', right: 'Tour booked', on: true},
      {title: 'Tour on Friday', note: '9:00, front hall', right: '5 families'},
    ],
  },
  {
    kind: 'thread',
    label: 'One text to two electricians who have not answered about the bid that is due tomorrow at noon.',
    note: 'Bid 44, clinic',
    messages: [
      {from: 'us', text: 'Still pricing the clinic? The bid closes tomorrow at noon.'},
      {from: 'note', text: 'To two electricians · 10:31'},
      {from: 'them', text: 'Numbers by 4 today.'},
      {from: 'them', text: 'Same here. Does it include the panel upgrade?'},
    ],
  },
  {
    kind: 'list',
    label: 'Packing shift at 2:00: one volunteer canceled, the first three were asked, and the shift is full at 1:30.',
    title: 'Packing shift, 2:00',
    chip: {text: '8 of 8', tone: 'done'},
    note: 'Volunteers',
    rows: [
      {title: 'Carol N.', note: 'Canceled, 1:02', right: 'Gap'},
      {title: 'First three asked', note: 'One text', right: '1:03'},
      {title: 'Dev R.', note: 'Said yes', right: '1:27', on: true},
      {title: 'Shift is full', note: 'Text to all eight', right: '1:30'},
    ],
  },
  {
    kind: 'list',
    label: 'A lane to Tulsa with the usual carrier, its last price of $2,180, and a quote of $2,240 sent at 4:19.',
    title: 'Lane to Tulsa',
    chip: {text: 'Quote out', tone: 'waiting'},
    note: 'Shippers',
    rows: [
      {title: 'Usual carrier', note: 'Redbud Haulage', right: '4 loads'},
      {title: 'Last price', note: 'May 20', right: '$2,180'},
      {title: 'Quote sent', note: '4:19 PM', right: '$2,240', on: true},
      {title: 'Follow-up', note: 'If no reply', right: 'Fri 9:00'},
    ],
  },
  {
    kind: 'thread',
    label: 'A coach writes to a member after her first class and offers a spot on Sunday.',
    note: 'Members',
    messages: [
      {from: 'us', text: 'First class done, Ines. You were off the ground for 22 minutes. Sunday at 10?'},
      {from: 'note', text: 'Sent to 9 people · by Coach Ray'},
      {from: 'them', text: 'See you Sunday.'},
      {from: 'us', text: 'Great. Your shoes are at the desk.'},
    ],
  },
];
