/**
 * Prices of plans and setup packages as displayed; quoted ones have none. A separate file, because docs and articles
 * that mention a price need neither the plans nor the packages.
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
