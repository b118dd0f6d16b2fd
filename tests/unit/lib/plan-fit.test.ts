import {sizedPlans} from '#src/content/pricing/plans';
import {fitPlan, measures, type Need, readAllowance, type SizedPlan} from '#src/lib/plan-fit/index';
import {readAmount} from '#src/parts/plan-calculator/Result';

const little: Need = {contacts: 0, emails: 0, texts: 0, users: 1};

function nameFor(need: Partial<Need>): string | undefined {
  return fitPlan(sizedPlans, {...little, ...need})?.plan.name;
}

const [solo, team, pro] = sizedPlans.map((plan) => plan.limits as Need);

/** Every plan limit, with its plan and the next one. */
const limits = measures.flatMap((measure) =>
  sizedPlans.flatMap(({name, limits: {[measure]: limit = Infinity}}, at) =>
    limit === Infinity ? [] : [[measure, limit, name, sizedPlans[at + 1]?.name] as const],
  ),
);

describe('the plan that fits', () => {
  // tests/content/pricing.test.ts compares the limits with the specification.
  test.each(limits)('%s: %d is still %s, one more is %s', (measure, limit, name, next) => {
    expect(nameFor({[measure]: limit})).toBe(name);
    expect(nameFor({[measure]: limit + 1})).toBe(next);
  });

  test('no needs fit Solo, and unlimited needs fit Enterprise', () => {
    expect(nameFor({})).toBe('Solo');
    expect(nameFor({contacts: 1e7, emails: 1e8, texts: 1e7, users: 1e5})).toBe('Enterprise');
  });

  test('emails are unlimited from Team up, even in plans that do not list it', () => {
    expect(nameFor({emails: 1e8})).toBe('Team');
    expect(nameFor({emails: 1e8, contacts: team!.contacts + 1})).toBe('Pro');
    expect(nameFor({emails: 1e8, contacts: pro!.contacts + 1})).toBe('Enterprise');
  });

  test('the largest need decides', () => {
    expect(nameFor({...solo, users: team!.users + 1})).toBe('Pro');
    expect(nameFor({...solo, texts: solo!.texts + 1})).toBe('Team');
  });

  test('lists exactly the limits the next smaller plan exceeds', () => {
    expect(fitPlan(sizedPlans, little)).toEqual({plan: sizedPlans[0]});
    const {outgrown} = fitPlan(sizedPlans, {...solo!, contacts: solo!.contacts + 1, users: solo!.users + 1})!;
    expect(outgrown).toEqual({plan: sizedPlans[0], measures: ['contacts', 'users']});
  });

  test('no plan fits when the largest one has a price and a limit', () => {
    const plans: SizedPlan[] = [{limits: {contacts: 5, emails: 5, texts: 5, users: 5}}];
    expect(fitPlan(plans, {...little, contacts: 5})?.plan).toBe(plans[0]);
    expect(fitPlan(plans, {...little, contacts: 6})).toBeUndefined();
    expect(fitPlan([], little)).toBeUndefined();
  });
});

test('what plans allow never decreases from one plan to the next', () => {
  for (const measure of measures) {
    const allowances = sizedPlans.map((_, at) => readAllowance(sizedPlans, at, measure));
    const sizes = allowances.map((allowance) => (allowance === 'agreed' ? Infinity : allowance));
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  }
});

test.each<[string, number | 'empty' | 'range']>([
  ['1', 1],
  ['1000', 1_000],
  ['1,000', 1_000],
  [' 42 ', 42],
  ['007', 7],
  ['1e2', 100],
  ...['0', '1001', '-1', '1.5', '1e9', 'Infinity', 'NaN', 'ten', '1,001'].map((text): [string, 'range'] => [
    text,
    'range',
  ]),
  // Empty, not zero.
  ['', 'empty'],
  ['   ', 'empty'],
])('the entered number %j is %p', (text, expected) => {
  const result = readAmount(text, {min: 1, max: 1_000});
  expect(result.ok ? result.value : result.error).toBe(expected);
});
