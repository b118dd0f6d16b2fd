import {company} from '#src/content/company/company';
import {prices} from '#src/content/pricing/prices';
import type {Action} from '#src/content/schema/page';
import type {Plan, PlanLimits} from '#src/content/schema/pricing';
import settings from '#src/content/settings/plans.json' with {type: 'json'};
import type {PlanSettings} from '#src/content/settings/schema';
import type {PlanName} from '#src/world/types';

function getStarted(plan: PlanName): Action {
  return {label: 'Get Started', about: `with ${plan}`, opensDemo: true};
}

/** Limits of a plan from `settings/plans.json`. */
function readLimits(plan: PlanName, version: 'home' | 'pricing'): PlanLimits {
  const limits: PlanSettings['limits'][PlanName]['home' | 'pricing'] = (settings as PlanSettings).limits[plan][version];
  const numbers = Object.entries(limits).map(([name, limit]) => [name, limit === 'unlimited' ? Infinity : limit]);
  return Object.fromEntries(numbers) as PlanLimits;
}

/** A version of a plan. The home page also states setup and support. */
type PricingVersion = Pick<Plan, 'limits' | 'cta' | 'also'>;
type HomeVersion = Pick<Plan, 'limits' | 'cta'> & {setup: string; support: string};

/*
 * Two versions of the plans, side by side.
 * The specification gives the home page and the pricing page different limits for the same plan at the same price.
 * Both are built as given. To make them one, write the agreed limits and `cta` into `home` and delete `pricing` from each
 * plan, here and in settings/plans.json. tests/content/pricing.test.ts and tests/sample/built/specification.test.ts name both versions.
 */
export const versions: readonly (Omit<Plan, keyof PricingVersion> & {home: HomeVersion; pricing: PricingVersion})[] = [
  {
    name: 'Solo',
    price: prices.solo,
    period: '/month',
    description: 'For a business of one.',
    color: 'surface',
    home: {
      limits: readLimits('Solo', 'home'),
      setup: `From ${prices.quickstart}`,
      support: company.claims.support,
      cta: getStarted('Solo'),
    },
    pricing: {
      limits: readLimits('Solo', 'pricing'),
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
      limits: readLimits('Team', 'home'),
      setup: `From ${prices.quickstart}`,
      support: company.claims.support,
      cta: getStarted('Team'),
    },
    pricing: {
      limits: readLimits('Team', 'pricing'),
      cta: getStarted('Team'),
    },
  },
  {
    name: 'Pro',
    price: prices.pro,
    period: '/month',
    description: 'For several teams or brands.',
    color: 'surface',
    home: {
      limits: readLimits('Pro', 'home'),
      setup: 'Done-for-you',
      support: `${company.claims.support}, dedicated success manager`,
      cta: getStarted('Pro'),
    },
    pricing: {
      limits: readLimits('Pro', 'pricing'),
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
      limits: readLimits('Enterprise', 'home'),
      setup: 'Done-for-you',
      support: `${company.claims.support}, personal account executive`,
      cta: getStarted('Enterprise'),
    },
    pricing: {
      limits: readLimits('Enterprise', 'pricing'),
      also: 'Also: on-premise options and a dedicated account manager.',
      cta: {label: 'Contact Sales', about: 'about Enterprise', to: '/contact-us'},
    },
  },
];

/** Limits that only one version states and the other doesn't contradict. */
function pickShared({users, sites}: PlanLimits): Pick<PlanLimits, 'users' | 'sites'> {
  return {...(users !== undefined && {users}), ...(sites !== undefined && {sites})};
}

/** Plans as `/pricing` states them, plus limits of users and sites, for which only the home version has figures. */
export const sizedPlans: readonly Plan[] = versions.map(({home, pricing, ...plan}) => ({
  ...plan,
  ...pricing,
  limits: {...pickShared(home.limits), ...pricing.limits},
}));

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
