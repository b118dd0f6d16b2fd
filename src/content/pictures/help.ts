import {night, northfield} from '#src/content/world/northfield';
import {demoBooking} from '#src/content/pictures/demo';
import {twoStages} from '#src/content/pictures/features';
import {listPicture, threadPicture} from '#src/world/pictures';
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
  thread: threadPicture(northfield, 'tomas', night.answered, night.booked),
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
  payments: {
    kind: 'list',
    label: 'Invoices: 1042 for $1,240 is overdue, 1043 for $480 is paid, and 1044 for $2,100 is sent.',
    title: 'Invoices',
    rows: [
      {icon: 'document', title: 'Invoice 1042', note: '$1,240', right: 'Overdue', on: 'alert'},
      {icon: 'document', title: 'Invoice 1043', note: '$480', right: 'Paid'},
      {icon: 'document', title: 'Invoice 1044', note: '$2,100', right: 'Sent'},
    ],
  },
} as const satisfies Readonly<Record<string, Picture>>;
