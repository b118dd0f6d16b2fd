import {walletPicture} from '#src/content/pictures/pricing';
import {planCalculator} from '#src/content/pricing/calculator';
import {planComparison} from '#src/content/pricing/comparison';
import {homePlans} from '#src/content/pricing/home-plans';
import {sizedPlans} from '#src/content/pricing/plans';
import {measures} from '#src/lib/plan-fit/index';
import {buildColumns, buildComparison} from '#src/templates/PricingPage/build-comparison';

const rows = buildComparison(planComparison, sizedPlans).filter((cells) => cells.length > 1);

/** Dollars in a formatted amount. */
function dollars(text: string | undefined): number {
  return Number(text?.replace(/[$,]/g, ''));
}

// tests/sample/built/specification.test.ts compares plans and comparison with the specification.

test('each plan has an amount, except quoted ones', () => {
  expect(sizedPlans.map(({quoted = false}) => quoted)).toEqual(sizedPlans.map(({price}) => !/^\$[\d,]+$/.test(price)));
});

test('the home page has the same five rows for each plan', () => {
  const labels = homePlans.map(({rows: stated}) => stated.map(({label}) => label).join());
  expect(new Set(labels).size).toBe(1);
  expect(homePlans[0]?.rows).toHaveLength(5);
});

describe('the comparison', () => {
  test('has one cell per plan in each row, and each row once', () => {
    expect(rows.filter((cells) => cells.length !== sizedPlans.length + 1)).toEqual([]);
    expect(new Set(rows.map(([label]) => label)).size).toBe(rows.length);
  });

  test('has the same five rows for each plan above it', () => {
    const columns = buildColumns(planComparison, sizedPlans);
    const labels = planComparison.summary.map(({label}) => label);
    expect(columns.map((column) => column.rows.map(({label}) => label))).toEqual(sizedPlans.map(() => labels));
    expect(labels.length).toBe(5);
  });
});

describe('the calculator', () => {
  test('has a field for each plan limit, with a start value in its range', () => {
    expect(Object.keys(planCalculator.fields).toSorted()).toEqual(measures.toSorted());
    const outside = Object.values(planCalculator.fields).filter(
      ({start, range}) => start < range.min || start > range.max,
    );
    expect(outside).toEqual([]);
  });

  test('accepts numbers beyond every limit, so the largest plan can be suggested', () => {
    for (const measure of measures) {
      const finite = sizedPlans.map(({limits}) => limits[measure] ?? 0).filter(Number.isFinite);
      expect(planCalculator.fields[measure].range.max).toBeGreaterThan(Math.max(...finite));
    }
  });

  test('has sentences with all their placeholders', () => {
    const {outgrown, usage, error} = planCalculator.labels;
    expect([outgrown, usage, error].map((text) => text.match(/\{\w+\}/g))).toEqual([
      ['{plan}', '{limits}'],
      ['{need}', '{limit}'],
      ['{min}', '{max}'],
    ]);
  });
});

test('the wallet adds up: used and remaining credits are the total', () => {
  const amounts = walletPicture.panes
    .flatMap((pane) => (pane.pane === 'page' ? pane.rows : []))
    .map((row) => String(row.at(-1)).replace('−', ''));
  const [credits = 0, ...others] = amounts.map(dollars);
  expect(others.reduce((sum, value) => sum + value, 0)).toBeCloseTo(credits);
  expect(amounts.filter((amount) => !walletPicture.label.includes(amount))).toEqual([]);
});
