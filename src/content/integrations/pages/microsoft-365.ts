import {calendarPath, findIntegration, options} from '#src/content/product/words';
import type {IntegrationContent} from '#src/content/schema/integrations';
import {halden} from '../northfield';

export const microsoft365: IntegrationContent = {
  slug: 'microsoft-365',
  name: 'Microsoft 365',
  mark: 'grid',
  meta: {
    title: 'Microsoft 365 and Outlook integration',
    description:
      'Connect Microsoft 365 to Scalewell: Outlook email on the contact, calendar in your booking page, and one sign-in for both.',
  },
  lead: 'Outlook email on the contact and your calendar behind the booking page, with one sign-in.',
  hero: {
    label: `A call with ${halden.name} is booked for 3:30 on Monday, June 9. It is in the Outlook calendar with a Teams link, and on the timeline in Scalewell.`,
    theirs: {
      figure: '3:30',
      caption: 'Monday, June 9',
      chip: 'Teams link',
      rows: [
        ['Event', `Call with ${halden.name}`],
        ['Where', 'Microsoft Teams'],
        ['Others see', 'Busy'],
      ],
    },
    ours: {
      name: halden.name,
      day: 'Thu, June 5',
      initials: halden.initials,
      lit: 1,
      rows: [
        {time: halden.asked, icon: 'mail', title: 'Email received', note: 'Fleet renewal, 14 vans'},
        {
          time: 'June 5',
          icon: 'calendar',
          title: 'Call booked for Monday',
          note: 'Saved in Outlook, with a Teams link',
        },
        {time: 'June 5', icon: 'message', title: 'Confirmation sent', note: 'Email, with the link'},
      ],
    },
    over: 'Email from a contact',
    under: 'Booking',
  },
  moves: {
    direction: 'both',
    ours: ['Reply from Inbox', 'Booking in your calendar', 'Rescheduled time'],
    theirs: ['Email from a contact', 'Busy event, without its title', 'Moved or deleted booking'],
    note: 'Email is matched by address. Other people see only that you’re busy.',
  },
  uses: [
    'See Outlook email beside texts and calls',
    'Offer times that are free in Outlook',
    'Add a Teams link to a remote appointment',
  ],
  steps: [
    findIntegration('Microsoft 365'),
    'Sign in. If your company requires it, ask a Microsoft 365 administrator to approve the app.',
    `Choose the direction, ${options.readOnly} or ${options.bothWays}, and whether past email comes in.`,
    `Under ${calendarPath}, connect Outlook and select the calendars that make you busy.`,
  ],
  limits: [
    'Microsoft’s own sending limits apply to email sent through your mailbox.',
    'Each person connects their own calendar.',
    'On-premises Exchange servers can’t be connected.',
    'If the Microsoft password changes, the connection shows Reconnect.',
  ],
  setup: 'An Admin for email; each person for their calendar',
  access: 'Email and calendar of the connected account. No access to other mailboxes in your company',
  guide: {label: 'Connect your calendar', to: '/docs/calendars-and-booking/connect-your-calendar'},
};
