import type {Action, Closing, Feature, PageMeta, Step} from '#src/content/types';

const meta: PageMeta = {
  title: 'Help center',
  description:
    'Search the Scalewell guides: setup, texting, booking, forms, invoices, jobs, dashboards, troubleshooting and the API.',
};

/** The six topics that new customers open first. */
const topics: readonly (Feature & {to: string})[] = [
  {
    icon: 'flag',
    title: 'Getting started',
    description: 'Open a trial, import your customers and invite the people who answer them.',
    to: '/docs/getting-started',
  },
  {
    icon: 'board',
    title: 'Contacts and pipelines',
    description: 'Keep one record per customer, move deals, score and route leads.',
    to: '/docs/contacts-and-pipelines',
  },
  {
    icon: 'message',
    title: 'Messaging',
    description: 'Register a number, verify a domain, then answer everything from one inbox.',
    to: '/docs/messaging',
  },
  {
    icon: 'branch',
    title: 'Automations',
    description: 'Draw a workflow, test it on yourself, and see what it did.',
    to: '/docs/automations',
  },
  {
    icon: 'calendar',
    title: 'Calendars and booking',
    description: 'Show free times, take a deposit, and send reminders customers can reply to.',
    to: '/docs/calendars-and-booking',
  },
  {
    icon: 'card',
    title: 'Payments and store',
    description: 'Send quotes and invoices, take payments, and sell products online.',
    to: '/docs/payments-and-store',
  },
];

/** All other topics, by name. */
const moreTopics: readonly (Action & {to: string})[] = [
  {label: 'Forms and websites', to: '/docs/forms-and-websites'},
  {label: 'Jobs and approvals', to: '/docs/jobs-and-approvals'},
  {label: 'Reports and dashboards', to: '/docs/reports-and-dashboards'},
  {label: 'Billing and administration', to: '/docs/administration-and-api'},
  {label: 'API reference', to: '/docs/api'},
  {label: 'Troubleshooting', to: '/docs/troubleshooting'},
];

const popular: readonly (Step & {to: string})[] = [
  {
    title: 'Quick start',
    description: 'From an empty account to a first answered message, in about an hour.',
    to: '/docs/getting-started/quick-start',
  },
  {
    title: 'Import contacts',
    description: 'Match your columns, preview the rows, and fix the ones that were skipped.',
    to: '/docs/getting-started/import-contacts',
  },
  {
    title: 'Register for A2P 10DLC',
    description: 'What United States carriers want to know before they deliver your texts.',
    to: '/docs/messaging/register-for-a2p-10dlc',
  },
  {
    title: 'Reply to new leads',
    description: 'Answer each form within a minute and offer two real times.',
    to: '/docs/automations/reply-to-new-leads',
  },
];

const closing: Closing = {
  title: 'See all guides',
  text: 'From your first import to invoices, dashboards and the API, sorted by topic.',
  action: {label: 'All guides', to: '/docs'},
  links: [
    {label: 'FAQ', to: '/faq'},
    {label: 'Contact support', to: '/contact-support'},
  ],
};

/** The front door of the documentation, at `/documentation`. */
export const documentation = {
  meta,
  title: 'Help center',
  lead: 'Search the guides, or start with a topic. Each guide has steps, a way to check the result, and the limits.',
  search: {label: 'Search the guides', action: 'Search'},
  topics: {title: 'Topics', items: topics, more: moreTopics},
  popular: {title: 'Popular guides', items: popular},
  /** Its samples are made from docs/api/openapi.yaml. */
  example: {
    title: 'Create a contact with one request',
    text: 'Send a name and an email. If the contact exists, it is updated, never duplicated.',
    links: [
      {label: 'Read the API reference', to: '/docs/api'},
      {label: 'Create a contact', to: '/docs/api/contacts/create'},
    ],
  },
  closing,
} as const;
