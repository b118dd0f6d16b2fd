import type {PlanName, PlanLimits, Plan, PlanVersion} from '#src/content/schema/pricing';
import {company} from '#src/content/company/company';
import {limitsOnHome, limitsOnPricing} from '#src/content/pricing/limit-texts';
import {prices} from '#src/content/pricing/prices';
import type {Action} from '#src/content/schema/page';

function getStarted(plan: PlanName): Action {
  return {label: 'Get Started', about: `with ${plan}`, opensDemo: true};
}

/** A version of a plan: its limits, from which the first features are derived, and what else it has. */
type StatedVersion = Omit<PlanVersion, 'features'> & {more: readonly string[]};

/*
 * Two versions of the plans, side by side.
 * The specification gives the home page and the pricing page different limits for the same plan at the same price.
 * Both are built as given. To make them one, write the agreed `limits`, `more` and `cta` into `home`, delete
 * `pricing` from each plan and export `pricingPlans` as `homePlans`. tests/content/pricing.test.ts and
 * tests/built/specification.test.ts name both versions.
 */
const versions: readonly (Omit<Plan, keyof PlanVersion> & {home: StatedVersion; pricing: StatedVersion})[] = [
  {
    name: 'Solo',
    price: prices.solo,
    period: '/month',
    description: 'For a business of one.',
    color: 'surface',
    home: {
      limits: {users: 1, sites: 1, contacts: 30_000},
      more: [],
      cta: getStarted('Solo'),
    },
    pricing: {
      limits: {contacts: 1_000, emails: 5_000, texts: 500},
      more: [],
      cta: getStarted('Solo'),
    },
  },
  {
    name: 'Team',
    price: prices.team,
    period: '/month',
    description: 'For a small team sharing one inbox.',
    popular: true,
    color: 'mint',
    home: {
      limits: {users: 3, sites: 3, contacts: 100_000},
      more: [],
      cta: getStarted('Team'),
    },
    pricing: {
      limits: {contacts: 10_000, emails: Infinity, texts: 2_500},
      more: [],
      cta: getStarted('Team'),
    },
  },
  {
    name: 'Pro',
    price: prices.pro,
    period: '/month',
    description: 'For several locations or brands.',
    color: 'surface',
    home: {
      limits: {users: 10, sites: 5, contacts: Infinity},
      more: ['Done-for-you setup', 'Dedicated success manager'],
      cta: getStarted('Pro'),
    },
    pricing: {
      limits: {contacts: 50_000, texts: 10_000},
      more: ['API access', 'Phone support'],
      cta: getStarted('Pro'),
    },
  },
  {
    name: 'Enterprise',
    quoted: true,
    price: 'Custom',
    period: 'quote',
    description: 'For larger organizations.',
    color: 'surface',
    home: {
      limits: {users: Infinity, sites: Infinity, contacts: Infinity},
      more: [
        'Dedicated server',
        'Granular permissions',
        'AI chat widget',
        'A2P 10DLC SMS verification',
        'Dedicated Slack channel',
        'Priority Zoom support',
        'Personal account executive',
      ],
      cta: getStarted('Enterprise'),
    },
    pricing: {
      limits: {contacts: Infinity},
      more: ['Dedicated account manager', '24/7 phone support', 'On-premise options'],
      cta: {label: 'Contact Sales', about: 'about Enterprise', to: '/contact-us'},
    },
  },
];

/** Limits that only one version states and the other doesn't contradict. */
function pickShared({users, sites}: PlanLimits): Pick<PlanLimits, 'users' | 'sites'> {
  return {...(users !== undefined && {users}), ...(sites !== undefined && {sites})};
}

const stateHome = ({more, ...version}: StatedVersion): PlanVersion => ({
  ...version,
  features: [...limitsOnHome(version.limits), ...more],
});

const statePricing = ({more, ...version}: StatedVersion): PlanVersion => ({
  ...version,
  features: [...limitsOnPricing(version.limits), ...more],
});

/** Plans as the home page states them. */
export const homePlans: readonly Plan[] = versions.map(({home, pricing: _, ...plan}) => ({
  ...plan,
  ...stateHome(home),
}));

/** Plans as `/pricing` states them. */
export const pricingPlans: readonly Plan[] = versions.map(({home: _, pricing, ...plan}) => ({
  ...plan,
  ...statePricing(pricing),
}));

/**
 * Plans with the limits of the comparison and the calculator on `/pricing`: the pricing version's, plus users and sites,
 * for which only the home version has figures.
 */
export const sizedPlans: readonly Plan[] = versions.map(({home, pricing, ...plan}) => ({
  ...plan,
  ...statePricing(pricing),
  limits: {...pickShared(home.limits), ...pricing.limits},
}));

/** Strip below the plans on the home page. */
export const everyHomePlan = {
  label: 'Every plan',
  items: [
    `${company.claims.support} support`,
    'No setup fee',
    'No long-term contract',
    `${company.claims.integrations} integrations`,
  ],
} as const;

/** Strip below the plans on `/pricing`. */
export const everyPricingPlan = {
  label: 'Every plan',
  items: [
    `${company.claims.support} support`,
    'Billed monthly',
    'No setup fee',
    'No long-term contract',
    'Cancel any time',
  ],
} as const;
