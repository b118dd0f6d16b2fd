/**
 * Prices of plans and setup packages as displayed; custom ones have none. A separate file, so docs and articles that
 * print a price don't load the plans.
 */
export const prices = {
  solo: '$259',
  team: '$497',
  pro: '$1,099',
  quickstart: '$499',
  'launch-kit': '$2,500+',
  accelerator: '$6,000+',
} as const;

export type PriceName = keyof typeof prices;
