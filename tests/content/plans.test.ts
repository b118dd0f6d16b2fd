import {implementationPackages} from '#src/content/pricing/packages';
import {everyHomePlan, homePlans, pricingPlans, type Plan} from '#src/content/pricing/plans';

const prices = ['Solo $259/month', 'Team $497/month', 'Pro $1,099/month', 'Enterprise Custom quote'];

function print(plans: readonly Plan[]): string[] {
  return plans.map(({name, price, period}) => `${name} ${price}${period.startsWith('/') ? '' : ' '}${period}`);
}

/** A plan's limits as its features show them: `30,000`, or `Unlimited`. */
function printedLimits(plan: Plan): string[] {
  return Object.values(plan.limits).map((limit) => (limit === Infinity ? 'Unlimited' : limit.toLocaleString('en-US')));
}

describe.each([
  ['home version', homePlans],
  ['pricing version', pricingPlans],
])('%s of the plans', (_, plans) => {
  test('has the prices in the specification, and only Team is marked popular', () => {
    expect(print(plans)).toEqual(prices);
    expect(plans.filter(({popular}) => popular).map(({name}) => name)).toEqual(['Team']);
  });

  test('has an amount for each plan except quoted ones', () => {
    expect(plans.map(({quoted = false}) => quoted)).toEqual(plans.map(({price}) => !/^\$[\d,]+$/.test(price)));
  });

  test.each(plans.map((plan) => [plan.name, plan] as const))(
    '%s lists each of its limits: change `limits` and `features` together',
    (_name, plan) => {
      const text = plan.features.join(' · ');
      expect(printedLimits(plan).filter((limit) => !text.includes(limit))).toEqual([]);
    },
  );
});

describe('home version', () => {
  test('has the limits in the specification', () => {
    expect(homePlans.map(({limits}) => limits)).toEqual([
      {users: 1, sites: 1, contacts: 30_000},
      {users: 3, sites: 3, contacts: 100_000},
      {users: 10, sites: 5, contacts: Infinity},
      {users: Infinity, sites: Infinity, contacts: Infinity},
    ]);
  });

  test('lists what Pro and Enterprise add, verbatim', () => {
    expect(homePlans[2]?.features.slice(-2)).toEqual(['Done-for-you setup', 'Dedicated success manager']);
    expect(homePlans[3]?.features).toEqual([
      'Unlimited users, sites and contacts',
      'Dedicated server',
      'Granular permissions',
      'AI chat widget',
      'A2P 10DLC SMS verification',
      'Dedicated Slack channel',
      'Priority Zoom support',
      'Personal account executive',
    ]);
  });

  test('says that every plan has 24/7 support', () => {
    expect(everyHomePlan.items).toContain('24/7 support');
  });
});

test('pricing version lists what Pro and Enterprise add', () => {
  expect(pricingPlans[2]?.features.slice(-2)).toEqual(['API access', 'Phone support']);
  expect(pricingPlans[3]?.features.slice(1)).toEqual([
    'Dedicated account manager',
    '24/7 phone support',
    'On-premise options',
  ]);
});

test('Get Started opens the dialog; on the pricing page, Enterprise has Contact Sales', () => {
  const [enterprise, ...others] = [...homePlans, ...implementationPackages, ...pricingPlans].toReversed();
  for (const {cta} of others) expect(cta).toMatchObject({label: 'Get Started', opensDemo: true});
  expect(enterprise?.cta).toMatchObject({label: 'Contact Sales', to: '/contact-us'});
});

test('implementation packages have the prices, training and timelines in the specification', () => {
  expect(implementationPackages.map(({name, price, period}) => `${name}, ${price} ${period}`)).toEqual([
    'QuickStart, $499 one-time',
    'Launch Kit, $2,500+ one-time',
    'Accelerator, $6,000+ one-time',
    'Enterprise Implementation, Custom quote',
  ]);
  const facts = [
    '1 hour training',
    'Training for up to 5 users',
    '30-day timeline',
    '60-day timeline',
    '90+ day timeline',
  ];
  const printed = implementationPackages.flatMap(({features}) => features);
  expect(facts.filter((fact) => !printed.includes(fact))).toEqual([]);
});
