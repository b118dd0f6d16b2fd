/**
 * Pages that answer at a second address, and the address that search engines keep. Lists of pages leave out the second one.
 * The specification asks for both.
 */
export const secondAddresses = {
  '/contact-us': '/contact',
  '/solutions/ecommerce-retail': '/industries/ecommerce-retail',
} as const;
