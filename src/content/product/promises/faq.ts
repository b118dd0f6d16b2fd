import type {Answered} from './answers';

const services = {about: 'our services'} as const;
const policies = {about: 'our policies'} as const;
const decision = {about: 'your decision'} as const;

/** Answers on /faq, /billing-faq and /compare, like those of the pages that sell. */
export const faqGuides: Readonly<Record<string, Readonly<Record<string, Answered>>>> = {
  'getting-started': {
    'How long does it take to launch?': 'getting-started/plan-your-launch#how-long-it-takes',
    'Can I try Scalewell before I pay?': 'getting-started/quick-start#limits',
    'What happens in a demo?': services,
    'Do I need a developer?': 'forms-and-websites/put-a-form-on-your-website#keep-the-form-you-have',
    'Can we bring our customers from another CRM?': 'getting-started/import-contacts#steps',
    'Can your team set it all up for us?': 'getting-started/plan-your-launch#how-long-it-takes',
    'Do you work with agencies?': policies,
  },
  'billing-plans': {
    'Which plan is right for us?': decision,
    'Is there a contract or a setup fee?': 'administration-and-api/change-your-plan#what-happens-when',
    'Can we change plans later?': 'administration-and-api/change-your-plan#what-happens-when',
    'How can we pay?': 'administration-and-api/change-your-plan#limits',
    'Do texts and calls cost extra?': 'administration-and-api/top-up-the-usage-wallet#how-it-works',
    'Will our price go up?': 'administration-and-api/change-your-plan#limits',
    'What happens when we cancel?': 'administration-and-api/close-your-account#timeline',
  },
  'features-functionality': {
    'What is included besides the CRM?': 'getting-started/find-your-way-around#the-screens',
    'Does it connect with the tools we already use?': 'getting-started/connect-your-tools#which-ones-first',
    'Can one workflow text, email and assign a task?': 'automations/build-your-first-workflow#steps',
    'Can customers book and pay without calling us?': 'calendars-and-booking/take-deposits#steps',
    'How current are the reports, and can I export them?': 'contacts-and-pipelines/read-and-export-reports#steps',
    'Is there an API?': 'api/authentication#scopes',
    'Will it work for a business like ours?': decision,
  },
  'support-training': {
    'How do we reach support?': 'administration-and-api/get-support#ways-to-reach-us',
    'What training is included?': services,
    'Is there someone who knows our account?': services,
    'Where are the guides?': 'administration-and-api/get-support#steps',
    'Can your team run our marketing too?': services,
    'How long do websites, brands and content take?': services,
  },
  'security-data': {
    'Who owns the data in our account?': policies,
    'How is our data protected?': policies,
    'Which standards do you follow?': policies,
    'Can we decide who sees what?': 'administration-and-api/secure-sign-in#limits',
    'Is our data backed up?': policies,
    'Can we take our data with us?': 'administration-and-api/export-your-data#which-export',
    'How long do you keep data after we leave?': 'administration-and-api/close-your-account#timeline',
  },
  'usage-billing': {
    'How are texts and phone calls billed?': 'administration-and-api/read-your-invoice#the-lines',
    'How do I top up my usage wallet?': 'administration-and-api/top-up-the-usage-wallet#steps',
    'Am I charged for credits I don’t use?': 'administration-and-api/top-up-the-usage-wallet#how-it-works',
    'What do international texts and calls cost?': 'administration-and-api/top-up-the-usage-wallet#steps',
  },
  '/compare': {
    'What isn’t in the price?': 'administration-and-api/top-up-the-usage-wallet#how-it-works',
    'Can we take everything with us?': 'administration-and-api/export-your-data#limits',
    'What takes longer than you’d like?': 'messaging/register-for-a2p-10dlc#limits',
    'What don’t you do?': 'payments-and-store#do-this-first',
  },
};
