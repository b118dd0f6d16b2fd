import type {SignatureFrame} from '#src/content/schema/signature';

/** One address per template, for tests that check layout, not text. */
export const templatePaths = [
  '/',
  '/features',
  '/integrations',
  '/integrations/stripe',
  '/pricing',
  '/about',
  '/security',
  '/case-studies',
  '/case-studies/northfield-motors',
  '/demo',
  '/trial',
  '/compare',
  '/savings-calculator',
  '/changelog',
  '/contact',
  '/documentation',
  '/docs/api/contacts/create',
  '/docs/api/errors',
  '/blog',
  '/blog/stop-when-they-reply',
  '/blog/subscribe',
  '/faq',
  '/industries',
  '/industries/healthcare',
  '/solutions/manage-pipelines',
  '/services/seo-growth',
  '/search',
  '/book',
  '/privacy',
  '/no-such-page',
  '/contact/sent',
] as const;

/** A page for each kind of signature: content/schema/signature.ts. */
export const signaturePaths = {
  hours: '/solutions/book-more-clients',
  shots: '/industries/healthcare',
  strip: '/solutions/sell-products-online',
  file: '/industries/insurance',
  phone: '/industries/lead-generation',
  climb: '/services/websites-branding',
} satisfies Record<SignatureFrame['kind'], string>;
