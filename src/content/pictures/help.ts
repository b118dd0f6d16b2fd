import {twoStages} from '#src/content/pictures/features';
import {driveWorkflow, night, northfield} from '#src/content/world/northfield';
import type {Picture} from '#src/world/schema/picture';
import {flowOf, shot} from '#src/world/shots';

/** A small screen for each topic card of the help center. Numbers agree with the guides. */
export const helpPictures = {
  start: {
    kind: 'panel',
    label: 'Setup list: company and hours, contacts and calendar are done, inviting the team is next.',
    title: 'Set up your account',
    rows: [
      {control: 'check', label: 'Company and hours', on: true},
      {control: 'check', label: 'Import contacts', on: true},
      {control: 'check', label: 'Connect your calendar', on: true},
      {control: 'check', label: 'Invite your team', on: false},
    ],
  },
  board: twoStages,
  thread: shot(northfield, night.booked, [{pane: 'talk', with: 'tomas', from: night.answered, prompt: false}]),
  flow: shot(northfield, '2025-06-12T08:00', [flowOf(northfield, driveWorkflow)], {
    also: 'It is the example in the guides.',
  }),
  booking: shot(northfield, night.replied, [
    {pane: 'week', from: '2025-06-12', days: 3, who: 'daniel', hours: [9, 14]},
  ]),
  payments: shot(northfield, '2025-06-27T09:00', [{pane: 'invoices', columns: ['number', 'state', 'amount']}]),
} as const satisfies Readonly<Record<string, Picture>>;
