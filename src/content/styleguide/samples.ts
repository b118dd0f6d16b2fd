import {company} from '#src/content/company';
import {contactSupport} from '#src/content/contact';
import {everyPackage} from '#src/content/packages';
import {everyHomePlan} from '#src/content/plans';
import type {Action} from '#src/content/types';

const book: Action = {label: 'Book a Demo', opensDemo: true};
const features: Action = {label: 'See Features', to: '/features'};
const login: Action = {label: 'CRM Login', href: company.loginUrl};
const {sent, failed, missing} = contactSupport.form.messages;

/** What the small components show: words of the site where it has some. */
export const styleguideSamples = {
  brand: company.name,
  book,
  features,
  login,
  mail: {label: company.supportEmail, href: `mailto:${company.supportEmail}`} satisfies Action,
  crumbs: [{label: 'Solutions', to: '/#solutions'}, {label: 'Book more clients'}],
  badges: [
    {tone: 'mint', text: 'Confirmed'},
    {tone: 'lime', text: 'Most Popular'},
    {tone: 'apricot', text: 'Needs attention'},
    {tone: 'line', text: 'Optional'},
  ],
  checks: ['No setup fee', 'No long-term contract', 'Cancel any time'],
  people: [
    {name: 'Tomas Whitlock', tone: 'mint'},
    {name: 'Dana Rourke', tone: 'apricot'},
    {name: 'Dr. Anika Mehta', tone: 'lime'},
  ],
  hidden: {icon: 'check', shown: 'The eye gets a check mark, a screen reader a word:', text: 'Included'},
  head: {
    title: 'Four tools that behave like one',
    text: 'A sentence under the title, for a section that needs one.',
    aside: 'A text reply moves the deal. The deal books the calendar. Nobody copies anything across.',
  },
  row: {
    title: 'A row without a page',
    description: 'It carries a list of promises, and a link of its own.',
  },
  tabKeys: [
    {label: 'Arrow right, arrow left', value: 'Next tab, tab before'},
    {label: 'Arrow down, arrow up', value: 'The same, in an upright list'},
    {label: 'Home, End', value: 'First tab, last tab'},
    {label: 'Tab', value: 'Into the panel'},
  ],
  segments: {
    title: 'A choice of two',
    label: 'What the list shows',
    lists: [
      {key: 'plans', label: 'Plans', items: everyHomePlan.items},
      {key: 'packages', label: 'Packages', items: everyPackage.items},
    ],
  },
  fields: [
    {label: 'First name', name: 'first', state: 'idle'},
    {label: 'Last name', name: 'last', state: 'filled', value: 'Silva', required: true},
    {
      label: 'Email',
      name: 'email',
      state: 'error',
      value: 'marta@oakline',
      required: true,
      error: 'Enter a full email address, like name@company.com.',
    },
    {label: 'Company (optional)', name: 'company', state: 'read-only', value: 'Oakline Studio'},
    {label: 'Message', name: 'message', state: 'text area', value: '', rows: 4, required: true},
  ],
  alerts: [
    {tone: 'note', title: 'Good to know', text: 'Your first import can be undone for 30 days.'},
    {tone: 'warning', title: 'Take care', text: 'A contact that is merged cannot be split again.'},
    {tone: 'danger', title: missing.title, text: missing.text},
  ],
  toasts: [
    {label: 'Done', toast: {topic: 'styleguide-done', tone: 'success', ...sent}},
    {label: 'Error', toast: {topic: 'styleguide-error', tone: 'error', ...missing}},
    {label: 'Error about mail', toast: {topic: 'styleguide-mail', tone: 'error', icon: 'mail', ...failed}},
  ],
  copy: {label: 'Copy address', text: company.supportEmail},
  inlineCode: {before: 'A record carries the field', code: 'contact.stage', after: 'from the first form on.'},
  code: {
    language: 'json',
    tokens: [
      {text: '{\n  '},
      {kind: 'key', text: '"name"'},
      {text: ': '},
      {kind: 'string', text: '"Tomas Whitlock"'},
      {text: ',\n  '},
      {kind: 'key', text: '"value"'},
      {text: ': '},
      {kind: 'number', text: '46900'},
      {text: '\n}'},
    ],
  },
} as const;
