/**
 * The ten kinds of page, and the page of each that is measured. Kinds, not pages, have budgets (tests/budgets.json).
 *
 * @type {readonly {kind: string, path: string}[]}
 */
export const benchPages = [
  {kind: 'home', path: '/'},
  {kind: 'pricing', path: '/pricing'},
  {kind: 'features', path: '/features'},
  {kind: 'industry', path: '/industries/automotive'},
  {kind: 'solution', path: '/solutions/book-more-clients'},
  {kind: 'contact', path: '/contact'},
  {kind: 'faq', path: '/faq'},
  {kind: 'docs page', path: '/docs/messaging/send-a-text'},
  {kind: 'blog index', path: '/blog'},
  {kind: 'blog post', path: '/blog/seven-contact-fields'},
];
