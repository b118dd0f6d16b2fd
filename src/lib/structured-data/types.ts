import type {
  AboutPage,
  Article,
  BlogPosting,
  BreadcrumbList,
  CollectionPage,
  ContactPage,
  FAQPage,
  Organization,
  Service,
  SoftwareApplication,
  WebPage,
  WebSite,
} from 'schema-dts';

/**
 * The schema.org types the pages use. Reviews and ratings are left out: the testimonials are sample copy and must not
 * be declared as reviews.
 */
type Types =
  | AboutPage
  | Article
  | BlogPosting
  | BreadcrumbList
  | CollectionPage
  | ContactPage
  | FAQPage
  | Organization
  | Service
  | SoftwareApplication
  | WebPage
  | WebSite;

export type StructuredNode = Extract<Types, {'@type': string}>;

/** A node of one type. */
export type NodeOf<Kind extends StructuredNode['@type']> = Extract<StructuredNode, {'@type': Kind}>;
