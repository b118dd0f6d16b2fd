/** Short labels that several pages share. */
export const sectionLabels = {
  /** Label before what a “Perfect for” customer sets up first. */
  startsWith: 'Starts with',
  /** Badge of the popular plan. */
  mostPopular: 'Most Popular',
  /** Names of lists, for screen readers. */
  clients: 'Clients',
  industries: 'Industries',
  priceList: 'Price list',
} as const;
