import type {FaqPageContent} from '#src/content/schema/faq';

/** Categories in order. Each has a file named after its ID. */
export const faqCategories = {
  'getting-started': 'Getting Started',
  'features-functionality': 'Features & Functionality',
  'billing-plans': 'Billing & Plans',
  'support-training': 'Support & Training',
  'security-data': 'Security & Data',
} as const;

/** `/faq`. The questions are in this folder's `.mdx` files: each heading is a question, followed by its answer. */
export const faqPage: FaqPageContent = {
  meta: {
    title: 'FAQ: setup, features, pricing, support, security',
    description:
      'Short answers about getting started, features, plans, support and security, with the limits included. Search filters as you type.',
  },
  title: 'Frequently asked questions',
  lead: 'Short answers on setup, features, billing, support and security.',
  topics: {label: 'Topics', all: 'All'},
  linkLabel: 'Link to this answer',
  search: {
    label: 'Search questions',
    noun: 'questions',
    none: 'No matching questions. Try one word, or ask us.',
    action: {label: 'Contact us', about: 'with your question', to: '/contact'},
  },
  billing: {text: 'More about invoices, usage and credits:', action: {label: 'Billing FAQ', to: '/billing-faq'}},
  closing: {
    title: 'Don’t see your question?',
    text: 'Ask us. A person will answer, usually within a few hours.',
    action: {label: 'Contact us', to: '/contact'},
    links: [
      {label: 'Documentation', to: '/documentation'},
      {label: 'Contact support', to: '/contact-support'},
    ],
  },
};
