import {buttons, findIntegration, options} from '#src/content/product/words';
import type {IntegrationContent} from '#src/content/schema/integrations';
import {viktor} from '../northfield';

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
    label: `A reply from ${viktor.name} arrives in Gmail at ${viktor.times[1]} and appears on his timeline in Scalewell, after the quote and before the answer from Inbox.`,
    theirs: {
      figure: viktor.times[1] ?? '',
      caption: 'Re: Your quote for the wagon',
      chip: 'New',
      rows: [
        ['From', viktor.name],
        ['To', viktor.owner],
        ['About', viktor.title],
      ],
    },
    ours: {
      name: viktor.name,
      day: viktor.wrote,
      initials: viktor.initials,
      lit: 1,
      rows: [
        {time: viktor.times[0] ?? '', icon: 'document', title: 'Quote sent', note: 'From Daniel’s own address'},
        {time: viktor.times[1] ?? '', icon: 'mail', title: 'Email reply', note: '“Looks fine, talking to my wife.”'},
        {time: viktor.times[2] ?? '', icon: 'inbox', title: 'Answered from Inbox', note: 'On hold until Friday'},
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
  setup: 'An Admin turns it on; each person connects their own mailbox',
  access: 'Reading and sending email in the connected mailbox. No access to other mailboxes in your company',
  guide: {label: 'Use the shared inbox', to: '/docs/messaging/use-the-shared-inbox'},
};
