import type {Closing, Feature, PageMeta, Step} from '#src/content/types';

const meta: PageMeta = {
  title: 'Documentation',
  description:
    'Guides for setting up Scalewell, texting, booking, automations and billing, and a REST API with samples.',
};

/** One card for each folder of `docs/`, in the order of the sidebar. */
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
    description: 'Keep one record a customer, move deals by stage, export the report.',
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
    description: 'Show free times, take a deposit, and send reminders that take an answer.',
    to: '/docs/calendars-and-booking',
  },
  {
    icon: 'card',
    title: 'Billing, administration and API',
    description: 'Plans, usage wallet, roles, exports, and every contacts endpoint.',
    to: '/docs/administration-and-api',
  },
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
  title: 'Read on, one task at a time',
  text: 'Every guide has steps, a way to check the result, and the limits.',
  action: {label: 'Read the docs', to: '/docs'},
  links: [
    {label: 'FAQ', to: '/faq'},
    {label: 'Contact support', to: '/contact-support'},
  ],
};

/** The front door of the documentation, at `/documentation`. */
export const documentation = {
  meta,
  title: 'Find the page for the job',
  lead: 'Short guides with steps, checks and limits. Start with a topic, or with what most people read first.',
  topics: {title: 'Six topics', items: topics},
  popular: {title: 'Popular docs', items: popular},
  /** Its samples are read from docs/administration-and-api/api/create-a-contact.mdx. */
  example: {
    title: 'Create a contact with one request',
    text: 'Send a name and an email. If the contact exists, it is updated, never duplicated.',
    links: [
      {label: 'Read the API reference', to: '/docs/administration-and-api/api'},
      {label: 'Create a contact', to: '/docs/administration-and-api/api/create-a-contact'},
    ],
  },
  closing,
} as const;
