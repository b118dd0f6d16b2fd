import type {Integration} from '#src/content/schema/page';

/** Tools of /services/websites-branding. */
export const websitesBrandingTools: Integration[] = [
  {name: 'WordPress', category: 'Content'},
  {name: 'Webflow', category: 'Content'},
  {name: 'Shopify', category: 'Store'},
  {name: 'Figma', category: 'Design files'},
  {name: 'Adobe Fonts', category: 'Type'},
  {name: 'Google Fonts', category: 'Type'},
  {name: 'Google Analytics 4', category: 'Measurement'},
  {name: 'Search Console', category: 'Search'},
  {name: 'Google Business Profile', category: 'Local'},
  {name: 'Cloudflare', category: 'Domain and DNS'},
  {name: 'Google Workspace', category: 'Email'},
  {name: 'Stripe', category: 'Payments'},
];
