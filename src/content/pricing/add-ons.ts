/** Monthly work by our team, available on any plan. */
export const managedAddOns = [
  'Ads Management',
  'Social Media',
  'SEO Services',
  'Automation Development',
  'Dedicated Success Manager',
] as const;
