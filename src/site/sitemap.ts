/**
 * Pages that answer but are not listed: second addresses of a page whose canonical is another,
 * pages for people who build the site, and steps of a form.
 */
export const unlistedPaths = [
  '/contact-us',
  '/contact/sent',
  '/feedback/sent',
  '/blog/subscribe/check-inbox',
  '/blog/subscribe/confirmed',
  '/blog/subscribe/unsubscribed',
  '/solutions/ecommerce-retail',
  '/styleguide',
  '/book',
  '/search',
] as const;

export const sitemapOptions = {
  changefreq: null,
  priority: null,
  ignorePatterns: [...unlistedPaths],
  filename: 'sitemap.xml',
};
