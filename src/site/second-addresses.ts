/**
 * Pages that answer at a second address, and the address that search engines keep. The second one is in no list of pages.
 * The specification asks for both.
 */
export const secondAddresses = {
  '/contact-us': '/contact',
  '/solutions/ecommerce-retail': '/industries/ecommerce-retail',
} as const;
