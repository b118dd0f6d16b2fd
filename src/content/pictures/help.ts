import {night, northfield} from '#src/content/world/northfield';
import {demoBooking} from '#src/content/pictures/demo';
import {twoStages} from '#src/content/pictures/features';
import {listPicture} from '#src/world/pictures';
import {shot} from '#src/world/shots';
import type {Picture} from '#src/content/schema/pictures/picture';

/** A small screen for each topic card of the help center. Numbers agree with the guides. */
export const helpPictures = {
  start: {
    kind: 'list',
    label: 'Setup list: company and hours, contacts and calendar are done, inviting the team is next.',
    title: 'Set up your account',
    chip: {text: '1 to go', tone: 'active'},
    rows: [
      {icon: 'check', title: 'Company and hours', right: 'Done'},
      {icon: 'check', title: 'Import contacts', right: 'Done'},
      {icon: 'check', title: 'Connect your calendar', right: 'Done'},
      {icon: 'users', title: 'Invite your team', right: 'Next'},
    ],
  },
  board: twoStages,
  thread: shot(northfield, night.booked, [{pane: 'talk', with: 'tomas', from: night.answered, prompt: false}]),
  flow: {
    kind: 'flow',
    label:
      'Workflow: a submitted form sends a text, and after a reply the time is booked; after 2 hours of silence a call task starts.',
    title: 'Test-drive request',
    steps: [
      {icon: 'document', title: 'Form submitted', note: 'Test-drive request'},
      {icon: 'message', title: 'Send text', note: 'Offer two times', tone: 'active'},
    ],
    outcomes: [
      {icon: 'calendar', title: 'Book', note: 'Owner’s calendar', tag: 'Reply'},
      {icon: 'phone', title: 'Call task', note: 'After 2 hours', tag: 'No reply'},
    ],
  },
  booking: listPicture(
    {title: 'Test drive', note: demoBooking.duration},
    demoBooking.slots.slice(0, 3).map((title) => {
      const isChosen = title === demoBooking.selectedSlot;
      return {icon: 'clock', title, note: 'June 12', right: isChosen ? 'Chosen' : 'Open', ...(isChosen && {on: true})};
    }),
  ),
  payments: shot(northfield, '2025-06-27T09:00', [{pane: 'invoices', columns: ['number', 'state', 'amount']}]),
} as const satisfies Readonly<Record<string, Picture>>;
