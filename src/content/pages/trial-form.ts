import {company} from '#src/content/company/company';
import type {TrialFormContent} from '#src/content/schema/trial';

/** Text of `/trial/sent` and of the note that replaces the form. */
export const trialSent = {
  meta: {
    title: 'Your trial is on its way',
    description: 'Your trial request has arrived. The invitation comes by email within one business day.',
  },
  title: 'We got your request',
  lead: 'Your invitation comes by email within one business day.',
  nextTitle: 'Until then',
  next: [
    {
      title: 'Pick one pipeline',
      description: 'Write down its stages, from first contact to won. Three to seven are plenty.',
    },
    {title: 'Export a small list', description: 'Last month’s leads, as a CSV file with a header row.'},
    {title: 'Choose who joins', description: 'The people who will use it daily. You invite them on the first day.'},
  ],
  action: {label: 'Read the Quick Start', to: '/docs/getting-started/quick-start'},
};

/** The form of `/trial`. */
export const trialForm: TrialFormContent = {
  title: 'Start your free trial',
  send: 'Start Free Trial',
  sending: 'Sending...',
  emailHint: 'Your invitation goes here.',
  sent: trialSent,
  mail: {
    to: company.supportEmail,
    subject: 'Free trial for',
    title: 'We couldn’t send your request',
    text: 'Your details are still here. Try again, or copy them and email them to',
    copyAddress: 'Copy address',
    copyMessage: 'Copy details',
    openAgain: 'Open email app',
  },
  note: {
    before: 'By starting, you accept the',
    link: {label: 'terms', to: '/terms'},
    after: 'No card, and no sales calls unless you ask for one.',
  },
};
