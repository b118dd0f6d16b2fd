import type {SignatureFrame} from '#src/content/schema/signature';
import {ridgeline} from '#src/content/world/ridgeline';
import {shot} from '#src/world/shots';
import type {Moment} from '#src/world/types';

/** The inbox of an hour. */
const hour = (at: Moment, who: string) =>
  shot(
    ridgeline,
    at,
    [
      {pane: 'threads', open: who, rows: 8},
      {pane: 'talk', with: who, prompt: false},
    ],
    {focus: who},
  );

/** 2,310 + 1,240 + 630 = 4,180, the premium of Okafor Bakery. */
export const policyFile: SignatureFrame = {
  kind: 'file',
  pictures: [
    hour('2025-06-12T08:06', 'lindholm'),
    hour('2025-06-12T09:26', 'bakery'),
    hour('2025-06-12T11:11', 'harlan'),
    hour('2025-06-12T13:53', 'vega'),
    hour('2025-06-12T15:42', 'dunmore'),
    hour('2025-06-12T17:16', 'bakery'),
  ],
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
    states: [
      'Quote out since June 5',
      'Certificate sent, 9:25 AM',
      'Quote out since June 5',
      'Sent for signature',
      'Sent for signature',
      'Signed today, 5:15 PM',
    ],
  },
};
