import budgets from '../../tests/budgets.json' with {type: 'json'};

/** The ten kinds of page, and the page of each that is measured. Kinds, not pages, have budgets (tests/budgets.json). */
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

/** Bytes over the wire, and requests needed to show a page. */
export type Budget = {shown: number; requests: number; main: number; script: number};

/** The budget of a kind of page. */
export function budgetOf(kind: string): Budget {
  const kinds: Readonly<Record<string, Partial<Budget>>> = budgets.kinds;
  return {...budgets.every, ...kinds[kind]};
}
