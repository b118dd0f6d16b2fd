import type {Integration} from '#src/content/schema/page';

/** Tools of /services/seo-growth. */
export const seoGrowthTools: Integration[] = [
  {name: 'Search Console', category: 'Search'},
  {name: 'Google Analytics 4', category: 'Visits'},
  {name: 'Google Business Profile', category: 'Local'},
  {name: 'Bing Webmaster Tools', category: 'Search'},
  {name: 'Screaming Frog', category: 'Crawling'},
  {name: 'Ahrefs', category: 'Links'},
  {name: 'Semrush', category: 'Phrases'},
  {name: 'PageSpeed Insights', category: 'Speed'},
  {name: 'BrightLocal', category: 'Local'},
  {name: 'Apple Business Connect', category: 'Local'},
  {name: 'WordPress', category: 'Content'},
  {name: 'Shopify', category: 'Store'},
];
