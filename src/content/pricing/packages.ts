import {prices} from '#src/content/pricing/prices';
import type {Action} from '#src/content/schema/page';
import type {ImplementationPackage} from '#src/content/schema/pricing';

function getStarted(name: string): Action {
  return {label: 'Get Started', about: `with ${name}`, opensDemo: true};
}

export const implementationPackages: readonly ImplementationPackage[] = [
  {
    name: 'QuickStart',
    price: prices.quickstart,
    period: 'one-time',
    description: 'The essentials, up and running.',
    features: [
      '1 hour training',
      'Account and domain setup',
      'One pipeline, one calendar',
      'Live in 3–5 business days',
    ],
    icon: 'bolt',
    cta: getStarted('QuickStart'),
  },
  {
    name: 'Launch Kit',
    price: prices['launch-kit'],
    period: 'one-time',
    description: 'A working system for one team.',
    features: [
      'Training for up to 5 users',
      'Data import and cleanup',
      'One landing page or funnel',
      '30-day timeline',
    ],
    icon: 'flag',
    cta: getStarted('Launch Kit'),
  },
  {
    name: 'Accelerator',
    price: prices.accelerator,
    period: 'one-time',
    description: 'Sales, service and marketing.',
    features: ['Everything in Launch Kit', 'Custom automations', 'Integrations and reporting', '60-day timeline'],
    icon: 'chart',
    cta: getStarted('Accelerator'),
  },
  {
    name: 'Enterprise Implementation',
    price: 'Custom',
    period: 'quote',
    description: 'Several teams, regions or systems.',
    features: ['Migration from your CRM', 'SSO, roles and permissions', 'Rollout by location', '90+ day timeline'],
    icon: 'layers',
    cta: getStarted('Enterprise Implementation'),
  },
];

/** Strip under the packages. */
export const everyPackage = {
  label: 'Every package',
  items: ['A named lead on our side', 'Data import checked by you', 'Assets and content stay yours'],
} as const;
