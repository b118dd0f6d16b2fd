/**
 * Prices of plans and setup packages as printed; those that are quoted have none. A file of their own: a page of the
 * documentation or an article that names a price needs this list, and neither the plans nor the packages.
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
