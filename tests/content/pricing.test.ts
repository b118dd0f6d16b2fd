import type {Plan} from '#src/content/schema/pricing';
import {walletPicture} from '#src/content/pictures/pricing';
import {homePlans, pricingPlans, sizedPlans} from '#src/content/pricing/plans';
import {planCalculator} from '#src/content/pricing/calculator';
import {planComparison} from '#src/content/pricing/comparison';
import {measures} from '#src/lib/plan-fit/index';
import {buildComparison} from '#src/templates/PricingPage/build-comparison';

const rows = buildComparison(planComparison, sizedPlans).flatMap((group) => group.rows);

/** Dollars in a formatted amount. */
function dollars(text: string | undefined): number {
  return Number(text?.replace(/[$,]/g, ''));
}

// tests/built/specification.test.ts compares plans and comparison with the specification.

/** A plan's limits as its features show them: `30,000`, or `Unlimited`. */
function printedLimits(plan: Plan): string[] {
  return Object.values(plan.limits).map((limit) => (limit === Infinity ? 'Unlimited' : limit.toLocaleString('en-US')));
}

describe.each([
  ['home version', homePlans],
  ['pricing version', pricingPlans],
])('%s of the plans', (_, plans) => {
  test('has an amount for each plan except quoted ones', () => {
    expect(plans.map(({quoted = false}) => quoted)).toEqual(plans.map(({price}) => !/^\$[\d,]+$/.test(price)));
  });

  test.each(plans.map((plan) => [plan.name, plan] as const))(
    '%s has each of its limits among its features',
    (_name, plan) => {
      const text = plan.features.join(' · ');
      expect(printedLimits(plan).filter((limit) => !text.includes(limit))).toEqual([]);
    },
  );
});

describe('the comparison', () => {
  test('has one cell per plan in each row, and each row once', () => {
    expect(rows.filter(({cells}) => cells.length !== sizedPlans.length)).toEqual([]);
    expect(new Set(rows.map(({label}) => label)).size).toBe(rows.length);
  });

  test('matches each plan’s column in the plan table', () => {
    const listed = pricingPlans.flatMap(({name, features}) =>
      features.filter((feature) => !/contacts|email|SMS|24\/7/.test(feature)).map((feature) => ({name, feature})),
    );
    expect(listed.length).toBeGreaterThan(2);
    for (const {name, feature} of listed) {
      const entries = planComparison.groups.flatMap((group) => group.rows);
      expect(entries.find(({label}) => label === feature)).toMatchObject({from: name});
    }
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
  const used = walletPicture.rows.map(({right}) => dollars(right)).reduce((sum, value) => sum + value, 0);
  const credits = /\$[\d.]+/.exec(walletPicture.balance.note)?.[0];
  expect(used + dollars(walletPicture.balance.value)).toBeCloseTo(dollars(credits));
  const named = [walletPicture.balance.value, ...walletPicture.rows.map(({right = ''}) => right)];
  expect(named.filter((amount) => !walletPicture.label.includes(amount))).toEqual([]);
});
