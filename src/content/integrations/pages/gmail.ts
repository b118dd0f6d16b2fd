import {buttons, findIntegration, options} from '#src/content/product/words';
import type {IntegrationContent} from '#src/content/schema/integrations';

export const gmail: IntegrationContent = {
  slug: 'gmail',
  name: 'Gmail',
  mark: 'mail',
  meta: {
    title: 'Gmail integration for your CRM',
    description:
      'Connect Gmail to Scalewell: email threads appear on the contact and in the shared inbox, and replies leave from your own address.',
  },
  lead: 'Email threads appear on the contact, and replies leave from your own address.',
  hero: {
    label:
      'A reply from Perrin & Co arrives in Gmail at 9:12 and appears on their timeline in Scalewell, after the quote and before the answer from Inbox.',
    theirs: {
      figure: '9:12',
      caption: 'Re: Quote for two vans',
      chip: 'New',
      rows: [
        ['From', 'Perrin & Co'],
        ['To', 'Dana Rourke'],
        ['Attached', 'Order form'],
      ],
    },
    ours: {
      name: 'Perrin & Co',
      initials: 'PC',
      lit: 1,
      rows: [
        {time: '8:40', icon: 'document', title: 'Quote sent', note: 'From Dana’s own address'},
        {time: '9:12', icon: 'mail', title: 'Email reply', note: 'Re: Quote for two vans, one attachment'},
        {time: '9:20', icon: 'inbox', title: 'Answered from Inbox', note: 'The follow-up workflow has stopped'},
      ],
    },
    over: 'Email from a contact',
    under: 'Reply from Inbox',
  },
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
    findIntegration('Gmail'),
    'Sign in with a company account and review the permissions.',
    `Choose the direction, ${options.readOnly} or ${options.bothWays}, and whether past email comes in.`,
    `Choose ${buttons.save}, then send yourself a test from another address.`,
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
