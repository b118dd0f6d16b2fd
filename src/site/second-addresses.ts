/**
 * Pages with a second address, and their canonical address. Lists of pages leave out the second one. The specification
 * asks for both.
 */
export const secondAddresses = {
  '/contact-us': '/contact',
  '/solutions/ecommerce-retail': '/industries/ecommerce-retail',
} as const;
