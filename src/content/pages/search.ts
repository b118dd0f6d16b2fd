import type {SearchPageContent} from '#src/content/schema/search';

/** Text of the search dialog and `/search`. */
export const search: SearchPageContent = {
  meta: {
    title: 'Search',
    description:
      'Search the guides, the FAQ, the blog and every other page. Part of a word is enough, and typos are fine.',
  },
  lead: 'Guides, answers, articles and pages. Part of a word is enough.',
  noScript: 'Search needs JavaScript. Without it, start here:',
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
  areasTitle: 'Or browse',
  labels: {
    title: 'Search',
    label: 'Search the site',
    placeholder: 'Guides, answers, articles',
    close: 'Close search',
    kinds: {best: 'Best matches', docs: 'Documentation', faq: 'FAQ', blog: 'Blog', page: 'Pages'},
    loading: 'Searching …',
    one: 'result for',
    many: 'results for',
    none: 'No results. Try one word, or a different word.',
    failed: 'Search isn’t responding. Check your connection and try again.',
    lost: 'Results aren’t loading. Press Enter to try again.',
    all: 'Show all # results',
    more: 'Show more results',
    keys: [
      {key: 'Arrow keys', does: 'select'},
      {key: 'Enter', does: 'open'},
      {key: 'Esc', does: 'close'},
    ],
    suggestions: {
      title: 'Popular searches',
      links: [
        {label: 'Start a free trial', to: '/docs/getting-started/start-a-free-trial'},
        {label: 'Plans and prices', to: '/pricing'},
        {label: 'Import contacts', to: '/docs/getting-started/import-contacts'},
        {label: 'API reference', to: '/docs/api'},
        {label: 'Contact support', to: '/contact-support'},
      ],
    },
  },
};
