import type {SearchPageContent} from '#src/templates/SearchPage/types';

/** The search: its dialog on every page, and `/search`. */
export const search: SearchPageContent = {
  meta: {
    title: 'Search',
    description:
      'Search the documentation, the FAQ, the blog and all other pages. Typos are forgiven, and half a word is enough.',
  },
  lead: 'Documentation, answers, articles and pages. Half a word is enough.',
  noScript: 'The search itself needs JavaScript. Without it, these are the ways in:',
  areas: [
    {label: 'Documentation', to: '/documentation'},
    {label: 'FAQ', to: '/faq'},
    {label: 'Blog', to: '/blog'},
    {label: 'Features', to: '/features'},
    {label: 'Pricing', to: '/pricing'},
    {label: 'Solutions', to: '/solutions'},
    {label: 'Services', to: '/services'},
    {label: 'Industries', to: '/industries'},
    {label: 'Contact', to: '/contact'},
  ],
  areasTitle: 'Or start here',
  words: {
    title: 'Search',
    label: 'Search the site',
    placeholder: 'Guides, answers, articles',
    close: 'Close search',
    kinds: {docs: 'Documentation', faq: 'FAQ', blog: 'Blog', page: 'Pages'},
    loading: 'Searching …',
    one: 'result for',
    many: 'results for',
    none: 'Nothing found. Try one word, or another word for it.',
    failed: 'The search is not answering. Check your connection and type again.',
    all: 'Show all # results',
    keys: [
      {key: 'Arrow keys', does: 'choose'},
      {key: 'Enter', does: 'open'},
      {key: 'Esc', does: 'close'},
    ],
    suggestions: {
      title: 'People often look for',
      links: [
        {label: 'Start a free trial', to: '/docs/getting-started/start-a-free-trial'},
        {label: 'Plans and prices', to: '/pricing'},
        {label: 'Import contacts', to: '/docs/getting-started/import-contacts'},
        {label: 'The contacts API', to: '/docs/administration-and-api/api'},
        {label: 'Contact support', to: '/contact-support'},
      ],
    },
  },
};
