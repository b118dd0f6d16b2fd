import type {SignatureFrame} from '#src/content/schema/signature';
import {ridgeline} from '#src/content/world/ridgeline';

/** 2,310 + 1,240 + 630 = 4,180, the premium of Okafor Bakery. */
export const policyFile: SignatureFrame = {
  kind: 'file',
  paper: {
    firm: ridgeline.name,
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
};
