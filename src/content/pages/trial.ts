import {claims} from '#src/content/company/claims';
import {company} from '#src/content/company/company';
import {quotesFor} from '#src/content/customers/registry';
import type {TrialContent} from '#src/content/schema/trial';

/** `/trial` */
export const trialPage: TrialContent = {
  meta: {
    title: 'Free CRM trial: 14 days, no credit card',
    description: `Try the CRM for ${claims.trialLength} with up to ${claims.trialContacts} contacts and without a credit card. Access comes by email within one business day.`,
  },
  title: 'Fourteen days, no credit card',
  lead: `A free trial of the CRM: any plan for ${claims.trialLength}, with up to ${claims.trialContacts} contacts, API keys included and no credit card. What you build stays if you stay.`,
  days: [
    {
      when: 'Day 1',
      title: 'Your account opens',
      description: 'Email, calendar, pipelines, imports and forms work on the first day.',
      window: {
        head: {icon: 'mail', title: 'Your trial is ready'},
        text: `Your account is open for ${claims.trialLength}.`,
        button: 'Open your account',
      },
    },
    {
      when: 'Days 1–2',
      title: 'Bring your contacts',
      description: `Up to ${claims.trialContacts}, from a spreadsheet or another CRM.`,
      window: {
        head: {icon: 'sheet', title: 'leads-may.csv', chip: 'Imported'},
        text: `412 of up to ${claims.trialContacts} contacts`,
        share: 0.412,
      },
    },
    {
      when: 'Day 3',
      title: 'First workflow',
      description: `Answer a new lead by email within a minute. If you get stuck, chat with us: ${company.chat}.`,
      window: {
        messages: ['Is the Ridgeback XL still there?', 'It is. Tomorrow at 11:15, or at 4:00?'],
        text: 'Emailed by your workflow, within a minute',
      },
    },
    {
      when: 'Day 14',
      title: 'You decide',
      description:
        'Choose a plan, and its texts are included from that day. Or do nothing: the account closes, and no plan is charged.',
      window: {options: {names: ['Solo', 'Team', 'Pro'], chosen: 'Team'}, text: 'Or do nothing: no plan is charged.'},
    },
  ],
  quote: quotesFor('trial')[0],
  texts:
    'The plan’s texts aren’t included: texts and calls are billed at cost. Texts need a payment method and, in the US, a carrier registration of one to two weeks.',
  larger: {
    text: 'More than ten people, or data to move?',
    action: {label: 'Book a Demo', to: '/demo', opensDemo: true},
  },
};
