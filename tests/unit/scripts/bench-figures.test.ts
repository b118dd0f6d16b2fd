import {compare, summarize} from '../../../scripts/bench/figures';

const runs = (...values: number[]) => ({home: summarize(values.map((lcp) => ({lcp, cls: 0})))});

test('a figure is the median of its runs with their spread as noise', () => {
  expect(runs(1200, 1000, 1050).home).toEqual({lcp: {median: 1050, noise: 200}, cls: {median: 0, noise: 0}});
});

test('only a difference larger than the noise of both sides is one', () => {
  expect(compare(runs(1000, 1010, 1020), runs(1100, 1110, 1120))).toEqual([['home', 'lcp', 1010, 1110, '1.10', 20]]);
  expect(compare(runs(1000, 1010, 1200), runs(1100, 1110, 1120))).toEqual([]);
});

test('named figures are shown regardless of noise, if both sides have the page', () => {
  expect(compare(runs(1000), runs(1000), ['lcp'])).toEqual([['home', 'lcp', 1000, 1000, '1.00', 0]]);
  expect(compare({}, runs(1000), ['lcp'])).toEqual([]);
});
