import {walletPicture} from '#src/content/pictures/pricing';
import {everyPricingPlan, pricingPlans, sizedPlans} from '#src/content/pricing/plans';
import {planCalculator} from '#src/content/pricing/calculator';
import {planComparison} from '#src/content/pricing/comparison';
import * as page from '#src/content/pricing/page';
import {measures} from '#src/lib/plan-fit/index';
import {buildComparison} from '#src/templates/PricingPage/build-comparison';

const {pricingFaq} = page;
const rows = buildComparison(planComparison, sizedPlans).flatMap((group) => group.rows);

function cellsOf(label: string): unknown {
  return rows.find((row) => row.label === label)?.cells;
}

/** Dollars in a formatted amount. */
function dollars(text: string | undefined): number {
  return Number(text?.replace(/[$,]/g, ''));
}

test('says below the plans: monthly, no setup fee, no long-term contract', () => {
  expect(everyPricingPlan.items).toEqual(
    expect.arrayContaining(['Billed monthly', 'No setup fee', 'No long-term contract']),
  );
});

describe('the comparison', () => {
  test('has one cell per plan in each row, and each row once', () => {
    expect(rows.filter(({cells}) => cells.length !== sizedPlans.length)).toEqual([]);
    expect(new Set(rows.map(({label}) => label)).size).toBe(rows.length);
  });

  test.each([
    ['Contacts', ['1,000', '10,000', '50,000', 'Unlimited']],
    ['Email, per month', ['5,000', 'Unlimited', 'Unlimited', 'Unlimited']],
    ['SMS, per month', ['500', '2,500', '10,000', 'By agreement']],
    ['Users', ['1', '3', '10', 'Unlimited']],
    ['Websites and funnels', ['1', '3', '5', 'Unlimited']],
    ['API access', [false, false, true, true]],
    ['Phone support', [false, false, true, '24/7']],
    ['24/7 support', [true, true, true, true]],
    ['Dedicated account manager', [false, false, false, true]],
    ['On-premise options', [false, false, false, true]],
  ])('%s: %j', (label, cells) => {
    expect(cellsOf(label)).toEqual(cells);
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

describe('the questions', () => {
  const answers = pricingFaq.items.map(({answer}) => answer).join(' ');

  test.each([
    'major credit cards',
    'Enterprise can pay by ACH',
    'change is immediate',
    'proration',
    'An upgrade raises your limits right away',
    'until the next billing cycle begins',
    'Access stays until the end of the period',
    'at cost, on the monthly invoice',
    'Usage Rates',
    '14 days',
    'up to 1,000 contacts',
    'do not ask for a credit card',
  ])('state the fact in the specification: %s', (fact) => {
    expect(answers).toContain(fact);
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
