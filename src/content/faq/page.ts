import type {FaqPageContent} from '#src/templates/FaqPage/types';

/** Categories in order; each has a file of the name of its id. */
export const faqCategories = {
  'getting-started': 'Getting Started',
  'features-functionality': 'Features & Functionality',
  'billing-plans': 'Billing & Plans',
  'support-training': 'Support & Training',
  'security-data': 'Security & Data',
} as const;

/** `/faq`. The questions are in the `.mdx` files beside this one: a heading is a question, what follows is its answer. */
export const faqPage: FaqPageContent = {
  meta: {
    title: 'FAQ: short answers, five topics',
    description:
      'Getting started, features, plans, support and security: short answers with the limits included, and a search that filters while you type.',
  },
  title: 'Short answers to fair questions',
  aside: 'Five topics, one open answer at a time. Type a word and the list shortens.',
  categoriesLabel: 'Topics',
  linkLabel: 'Link to this answer',
  search: {
    label: 'Search the questions',
    one: 'question matches',
    many: 'questions match',
    none: 'No question matches that. Try one word, or ask us.',
    action: {label: 'Contact us', about: 'with your question', to: '/contact'},
  },
  billing: {text: 'More about invoices, usage and credits:', action: {label: 'Billing FAQ', to: '/billing-faq'}},
  closing: {
    title: 'Your question is not here?',
    text: 'Write to us. A person answers, usually within a few hours, and the next visitor finds it on this page.',
    action: {label: 'Contact us', to: '/contact'},
    links: [
      {label: 'Documentation', to: '/documentation'},
      {label: 'Contact support', to: '/contact-support'},
    ],
  },
};
