import {calendarPath, findIntegration} from '#src/content/product/words';
import type {IntegrationContent} from '#src/content/schema/integrations';

export const zoom: IntegrationContent = {
  slug: 'zoom',
  name: 'Zoom',
  mark: 'video',
  meta: {
    title: 'Zoom integration: a link in each appointment',
    description:
      'Connect Zoom to Scalewell: each remote appointment gets its own meeting link, in the confirmation, the reminder and your calendar.',
  },
  lead: 'Each remote appointment gets its own meeting link, from the confirmation to the last reminder.',
  hero: {
    label:
      'A customer books a video call for 3:00. Zoom makes a meeting with its own link, and the link is on the timeline and in the reminder.',
    theirs: {
      figure: '3:00',
      caption: 'Video call, 30 minutes',
      chip: 'Scheduled',
      rows: [
        ['Meeting', 'Trade-in, by video'],
        ['Host', 'Who was booked'],
        ['Link', 'For this appointment only'],
      ],
    },
    ours: {
      name: 'New booking',
      day: 'Today',
      initials: 'NB',
      lit: 1,
      rows: [
        {time: '1:15', icon: 'calendar', title: 'Booked a video call', note: 'Today, 3:00'},
        {time: '1:15', icon: 'video', title: 'Meeting link created', note: 'It stays the same after a reschedule'},
        {time: '2:50', icon: 'message', title: 'Reminder sent', note: 'Text, with the link'},
      ],
    },
    over: 'New booking',
    under: 'Meeting link',
  },
  moves: {
    direction: 'both',
    ours: ['New booking', 'Rescheduled time', 'Canceled booking'],
    theirs: ['Meeting with its own link', 'Meeting at the new time', 'Meeting removed'],
    note: 'The link goes into the confirmation, the reminders and your calendar. When the customer reschedules, it stays the same.',
  },
  uses: [
    'Send the link by text ten minutes before the start',
    'Give each host their own Zoom account',
    'Record on the contact that the meeting took place',
  ],
  steps: [
    findIntegration('Zoom'),
    `Each host chooses Zoom under ${calendarPath}, signs in and allows access.`,
    'Open the booking page and choose Zoom under Location.',
    'Book yourself once and open the link.',
  ],
  limits: [
    'The host’s Zoom plan sets how long a meeting can last.',
    'Each host connects their own account.',
    'Recordings stay in Zoom; the contact shows a link to them.',
  ],
  setup: 'An Admin turns it on; each host connects their account',
  access: 'Creating, changing and deleting meetings. No access to recordings’ content or to chat',
  guide: {label: 'Create a booking page', to: '/docs/calendars-and-booking/create-a-booking-page'},
};
