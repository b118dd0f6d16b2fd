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

/** What each page is held to, as medians. Bytes have budgets instead, which a test enforces. */
const targets: Readonly<Record<string, {least?: number; most?: number}>> = {
  performance: {least: 99},
  accessibility: {least: 100},
  bestPractices: {least: 100},
  seo: {least: 100},
  lcp: {most: 1250},
  tbt: {most: 30},
  cls: {most: 0},
  freshInp: {most: 100},
  idleInp: {most: 100},
  hurriedInp: {most: 100},
  idleHydration: {most: 500},
};

/** True when a value misses its target. */
export function misses(name: string, value: number): boolean {
  const {least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY} = targets[name] ?? {};
  return value < least || value > most;
}
