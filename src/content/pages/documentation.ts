import type {DocumentationContent, HelpContact, HelpTopic} from '#src/content/schema/documentation';
import type {Action, PageMeta, Step} from '#src/content/schema/page';
import {company, phoneHref} from '../company/company';
import {helpPictures} from '../pictures/help';

const meta: PageMeta = {
  title: 'Help center: CRM guides and API',
  description:
    'Search the Scalewell guides: setup, texting, booking, forms, invoices, jobs, dashboards, troubleshooting and the API.',
};

/** The six topics new customers need first. */
const topics: readonly HelpTopic[] = [
  {
    title: 'Getting started',
    description: 'Open a trial, import your customers and invite the people who answer them.',
    to: '/docs/getting-started',
    picture: helpPictures.start,
    guides: [
      {label: 'Quick start', to: '/docs/getting-started/quick-start'},
      {label: 'Set up your company', to: '/docs/getting-started/set-up-your-company'},
      {label: 'Invite your team', to: '/docs/getting-started/invite-your-team'},
    ],
  },
  {
    title: 'Contacts and pipelines',
    description: 'Keep one record per customer, move deals, score and route leads.',
    to: '/docs/contacts-and-pipelines',
    picture: helpPictures.board,
    guides: [
      {label: 'Work with a contact record', to: '/docs/contacts-and-pipelines/work-with-a-contact-record'},
      {label: 'Move deals through a pipeline', to: '/docs/contacts-and-pipelines/move-deals-through-a-pipeline'},
      {label: 'Merge duplicates', to: '/docs/contacts-and-pipelines/merge-duplicates'},
    ],
  },
  {
    title: 'Messaging',
    description: 'Register a number, verify a domain, then answer everything from one inbox.',
    to: '/docs/messaging',
    picture: helpPictures.thread,
    guides: [
      {label: 'Use the shared inbox', to: '/docs/messaging/use-the-shared-inbox'},
      {label: 'Get a phone number', to: '/docs/messaging/get-a-phone-number'},
      {label: 'Handle consent and opt-outs', to: '/docs/messaging/handle-consent-and-opt-outs'},
    ],
  },
  {
    title: 'Automations',
    description: 'Draw a workflow, test it on yourself, and see what it did.',
    to: '/docs/automations',
    picture: helpPictures.flow,
    guides: [
      {label: 'Build your first workflow', to: '/docs/automations/build-your-first-workflow'},
      {label: 'Choose a trigger', to: '/docs/automations/choose-a-trigger'},
      {label: 'Test and fix a workflow', to: '/docs/automations/test-and-fix-a-workflow'},
    ],
  },
  {
    title: 'Calendars and booking',
    description: 'Show open times, take a deposit, and send reminders customers can reply to.',
    to: '/docs/calendars-and-booking',
    picture: helpPictures.booking,
    guides: [
      {label: 'Connect your calendar', to: '/docs/calendars-and-booking/connect-your-calendar'},
      {label: 'Create a booking page', to: '/docs/calendars-and-booking/create-a-booking-page'},
      {label: 'Send appointment reminders', to: '/docs/calendars-and-booking/send-appointment-reminders'},
    ],
  },
  {
    title: 'Payments and store',
    description: 'Send quotes and invoices, take payments, and sell products online.',
    to: '/docs/payments-and-store',
    picture: helpPictures.payments,
    guides: [
      {label: 'Send an invoice', to: '/docs/payments-and-store/send-an-invoice'},
      {label: 'Send a quote', to: '/docs/payments-and-store/send-a-quote'},
      {label: 'Open your store', to: '/docs/payments-and-store/open-your-store'},
    ],
  },
];

/** All other topics, sorted by name. */
const moreTopics: readonly (Action & {to: string})[] = [
  {label: 'Switching', to: '/docs/switching'},
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
    description: 'Answer each form within a minute and offer two open times.',
    to: '/docs/automations/reply-to-new-leads',
  },
];

const help: readonly HelpContact[] = [
  {
    icon: 'mail',
    title: 'Email',
    text: `Answered in ${company.responseTimes.email}.`,
    action: {label: 'Contact support', to: '/contact-support'},
  },
  {icon: 'phone', title: 'Phone', text: company.supportHours, action: {label: company.phone, href: phoneHref}},
  {
    icon: 'document',
    title: 'Questions',
    text: 'Plans, data, security and training in a few sentences each.',
    action: {label: 'Read the FAQ', to: '/faq'},
  },
  {
    icon: 'star',
    title: 'What’s new',
    text: 'What changed in the product, with the guide to each change.',
    action: {label: 'See the changelog', to: '/changelog'},
  },
];

/** `/documentation`, the help center. */
export const documentation: DocumentationContent = {
  meta,
  title: 'Help center',
  lead: 'Search the guides, or start with a topic. Each guide has steps, a way to check the result, and the limits.',
  search: {label: 'Search the guides', action: 'Search'},
  first: {
    label: 'People look for',
    links: [
      {label: 'Import contacts', to: '/docs/getting-started/import-contacts'},
      {label: 'Texts not delivered', to: '/docs/troubleshooting/texts-not-delivered'},
      {label: 'Send a text', to: '/docs/messaging/send-a-text'},
      {label: 'Read your invoice', to: '/docs/administration-and-api/read-your-invoice'},
    ],
  },
  topics: {title: 'Topics', all: 'All guides', items: topics, more: moreTopics},
  popular: {
    title: 'Popular guides',
    text: 'One task each, with steps, a picture and a way to check the result.',
    all: {label: 'All guides', to: '/docs'},
    items: popular,
  },
  example: {
    title: 'Create a contact with one request',
    text: 'Send a name and an email. If the contact exists, it is updated, never duplicated.',
    links: [
      {label: 'Read the API reference', to: '/docs/api'},
      {label: 'Create a contact', to: '/docs/api/contacts/create'},
    ],
  },
  help: {title: 'Still stuck?', items: help},
};
