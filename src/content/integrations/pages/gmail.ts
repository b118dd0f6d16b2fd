import type {IntegrationContent} from '#src/content/schema/integrations';

export const gmail: IntegrationContent = {
  slug: 'gmail',
  name: 'Gmail',
  meta: {
    title: 'Gmail integration for your CRM',
    description:
      'Connect Gmail to Scalewell: email threads appear on the contact and in the shared inbox, and replies leave from your own address.',
  },
  lead: 'Email threads appear on the contact, and replies leave from your own address.',
  moves: {
    direction: 'both',
    ours: ['Reply from Inbox', 'Campaign or workflow email', 'Note on the contact'],
    theirs: ['Email from a contact', 'Reply sent in Gmail', 'Attachment'],
    note: 'Messages are matched by email address. Mail from people who aren’t contacts stays in Gmail.',
  },
  uses: [
    'Answer an email and a text from the same customer in one thread',
    'Stop a workflow when the customer replies',
    'Hand a thread to a colleague with its history',
  ],
  steps: [
    'Open Settings > Integrations, search for Gmail and choose Connect.',
    'Sign in with a company account and review the permissions.',
    'Choose the direction, Read only or Both ways, and whether past email comes in.',
    'Choose Save, then send yourself a test from another address.',
  ],
  limits: [
    'Google’s own daily sending limits apply to email sent through Gmail.',
    'Use a verified domain, not Gmail, for campaigns.',
    'Past email comes in gradually and can take a few hours.',
    'If the Google password changes, the connection shows Reconnect.',
  ],
  access: 'Reading and sending email in the connected mailbox. No access to other mailboxes in your company',
  guide: {label: 'Use the shared inbox', to: '/docs/messaging/use-the-shared-inbox'},
};
