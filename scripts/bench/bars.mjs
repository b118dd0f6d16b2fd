import budgets from '../../tests/budgets.json' with {type: 'json'};

/** What each page is held to: `most` or `least`, medians. Bytes are in tests/budgets.json, where a test holds to them. */
export const bars = {
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

/**
 * The budget of a kind of page: bytes over the wire, and requests needed to show it.
 *
 * @param {string} kind
 * @returns {{shown: number, requests: number, main: number, script: number}}
 */
export function budgetOf(kind) {
  return {...budgets.every, ...budgets.kinds[kind]};
}

/** True when a value is not what the bar asks for. */
export function misses(name, value) {
  const {least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY} = bars[name] ?? {};
  return value < least || value > most;
}
