import type {IntegrationContent} from '#src/content/schema/integrations';

export const zoom: IntegrationContent = {
  slug: 'zoom',
  name: 'Zoom',
  meta: {
    title: 'Zoom integration: a private link in each appointment',
    description:
      'Connect Zoom to Scalewell: each remote appointment gets its own meeting link, in the confirmation, the reminder and your calendar.',
  },
  lead: 'Each remote appointment gets its own meeting link, from the confirmation to the last reminder.',
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
    'Open Settings > Integrations, search for Zoom and choose Connect.',
    'Sign in as the host of the meetings and allow access.',
    'Open the booking page and choose Zoom under Location.',
    'Book yourself once and open the link.',
  ],
  limits: [
    'The host’s Zoom plan sets how long a meeting can last.',
    'Each host connects their own account.',
    'Recordings stay in Zoom; the contact shows a link to them.',
  ],
  access: 'Creating, changing and deleting meetings. No access to recordings’ content or to chat',
  guide: {label: 'Create a booking page', to: '/docs/calendars-and-booking/create-a-booking-page'},
};
