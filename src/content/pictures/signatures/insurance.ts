import type {SignatureFrame} from '#src/content/schema/signature';

/** 2,310 + 1,240 + 630 = 4,180, the premium of Okafor Bakery. */
export const policyFile: SignatureFrame = {
  kind: 'file',
  paper: {
    firm: 'Nagy & Hale Insurance',
    heading: 'Business owners policy',
    to: 'BOP-4471, for Okafor Bakery, 12 Mill Street',
    lines: [
      {text: 'Building and equipment', value: '$2,310'},
      {text: 'Liability, two million', value: '$1,240'},
      {text: 'Spoilage, breakdown, delivery van', value: '$630'},
      {text: 'Premium for the year', value: '$4,180', litFrom: 6},
    ],
    texts: [
      'Term: July 1, 2025 to July 1, 2026. The new oven is covered from the first day.',
      'Disclosure read on June 12 at 5:09 PM, in the words the state requires.',
    ],
    signedAt: 6,
    signature: true,
    open: 'Sent for signature',
    signed: 'Signed June 12, 5:15 PM',
  },
  history: [
    {title: 'Note sent', note: '8:00, 60 days out', at: 1},
    {title: 'Certificate', note: '9:25, sent and filed', at: 2},
    {title: 'Second request', note: '11:10, loss runs', at: 3},
    {title: 'Driver form', note: '1:40, sent back', at: 4},
    {title: 'Hail notice', note: '3:30, two ZIP codes', at: 5},
    {title: 'Bound and filed', note: '5:15, Okafor Bakery', at: 6},
  ],
  pictures: [
    {
      kind: 'list',
      label: 'The sixty-day list at 8:00: households due in mid-August are asked what changed.',
      title: 'Due in 60 days',
      chip: {text: 'Sent 8:00', tone: 'active'},
      rows: [
        {title: 'Cars and drivers', right: 'Asked'},
        {title: 'Roof and rooms', right: 'Asked'},
        {title: 'Business', right: 'Asked'},
      ],
    },
    {
      kind: 'list',
      label: 'A lender asks for evidence of insurance at 9:25; it is sent and filed at 9:31.',
      title: 'Evidence of insurance',
      rows: [
        {title: 'Asked by the lender', right: '9:25'},
        {title: 'Sent', right: '9:31', on: true},
        {title: 'Filed on the record', right: '9:31'},
      ],
    },
    {
      kind: 'list',
      label: 'Harlan Freight still owes five years of loss runs: a second request at 11:10 and a call task for 2:00.',
      title: 'Harlan Freight',
      chip: {text: 'Stalled', tone: 'waiting'},
      rows: [
        {title: 'Loss runs, 5 years', right: 'Missing', on: 'alert'},
        {title: 'Second request', right: '11:10'},
        {title: 'Call task', right: '2:00'},
      ],
    },
    {
      kind: 'list',
      label: 'A parent mentions a new driver at 1:40: the driver form goes back and the umbrella question is a task.',
      title: 'New driver, 16',
      chip: {text: 'By text', tone: 'active'},
      rows: [
        {title: 'Passed the road test', right: '1:40'},
        {title: 'Driver form', right: 'Sent', on: true},
        {title: 'Umbrella question', right: 'W. Nagy'},
      ],
    },
    {
      kind: 'list',
      label: 'After the hail at 3:30, every client in two ZIP codes gets the claim steps and the front desk’s number.',
      title: 'Hail, two ZIP codes',
      chip: {text: 'Sent 3:30', tone: 'waiting'},
      rows: [
        {title: 'Clients there', right: 'All'},
        {title: 'Claim steps', right: 'Sent'},
        {title: 'Front desk’s number', right: 'Sent'},
      ],
    },
    {
      kind: 'list',
      label: 'Okafor Bakery is bound at 5:15: the disclosure is time-stamped, and next year’s note is set for May 2.',
      title: 'Okafor Bakery',
      chip: {text: 'Bound', tone: 'done'},
      rows: [
        {title: 'Disclosure', right: '5:09'},
        {title: 'Signed', right: '5:15', on: true},
        {title: 'Next year’s note', right: 'May 2'},
      ],
    },
  ],
};
