import type {IntegrationContent} from '#src/content/schema/integrations';

export const microsoft365: IntegrationContent = {
  slug: 'microsoft-365',
  name: 'Microsoft 365',
  meta: {
    title: 'Microsoft 365 and Outlook integration for your CRM',
    description:
      'Connect Microsoft 365 to Scalewell: Outlook email on the contact, calendar in your booking page, and one sign-in for both.',
  },
  lead: 'Outlook email on the contact and your calendar behind the booking page, with one sign-in.',
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
    'Open Settings > Integrations, search for Microsoft 365 and choose Connect.',
    'Sign in. If your company requires it, ask a Microsoft 365 administrator to approve the app.',
    'Choose the direction, Read only or Both ways, and whether past email comes in.',
    'Under My profile > Calendar, connect Outlook and select the calendars that make you busy.',
  ],
  limits: [
    'Microsoft’s own sending limits apply to email sent through your mailbox.',
    'Each person connects their own calendar.',
    'On-premises Exchange servers can’t be connected.',
    'If the Microsoft password changes, the connection shows Reconnect.',
  ],
  access: 'Email and calendar of the connected account. No access to other mailboxes in your company',
  guide: {label: 'Connect your calendar', to: '/docs/calendars-and-booking/connect-your-calendar'},
};
