import plans from '#src/content/settings/plans.json' with {type: 'json'};

/**
 * Prices of plans and setup packages as displayed; custom ones have none. A separate file, so docs and articles that
 * print a price don't load the plans.
 */
export const {prices} = plans;

export type PriceName = keyof typeof prices;
