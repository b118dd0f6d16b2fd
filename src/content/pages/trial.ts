import {claims} from '#src/content/company/claims';
import {company} from '#src/content/company/company';
import {marlowAndFinch} from '#src/content/customers/marlow-and-finch';
import {quoteOf} from '#src/content/customers/quote-of';
import type {TrialContent} from '#src/content/schema/trial';

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
      description: 'Write down its stages, from first contact to won. Five or six are plenty.',
    },
    {title: 'Export a small list', description: 'Last month’s leads, as a CSV file with a header row.'},
    {title: 'Choose who joins', description: 'The people who will use it daily. You invite them on the first day.'},
  ],
  action: {label: 'Read the Quick Start', to: '/docs/getting-started/quick-start'},
};

/** `/trial` */
export const trialPage: TrialContent = {
  meta: {
    title: 'Free CRM trial: 14 days, no credit card',
    description: `Try the CRM for ${claims.trialLength} with up to ${claims.trialContacts} contacts and without a credit card. Access comes by email within one business day.`,
  },
  title: 'Fourteen days, no credit card',
  lead: `Try the plan you pick for ${claims.trialLength}, with up to ${claims.trialContacts} contacts, API keys included and no credit card. What you build stays if you stay.`,
  days: [
    {
      when: 'Day 1',
      title: 'Your account opens',
      description: 'Email, calendar, pipelines, imports and forms work on the first day.',
    },
    {
      when: 'Days 1–2',
      title: 'Bring your contacts',
      description: `Up to ${claims.trialContacts}, from a spreadsheet or another CRM.`,
    },
    {
      when: 'Day 3',
      title: 'First workflow',
      description: 'Answer a new lead by email within a minute. Chat with us if you get stuck.',
    },
    {
      when: 'Day 14',
      title: 'You decide',
      description: 'Choose a plan, or do nothing: the account closes and nothing is charged.',
    },
  ],
  quote: quoteOf(marlowAndFinch, 'trial'),
  form: {
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
  },
  larger: {
    text: 'Texts need a payment method and, in the US, a carrier registration of one to two weeks. More than ten people, or data to move?',
    action: {label: 'Book a Demo', to: '/demo', opensDemo: true},
  },
};
