import type {
  Article,
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Organization,
  Service,
  SoftwareApplication,
  WebSite,
} from 'schema-dts';

/**
 * The schema.org types the pages use. Reviews and ratings are left out: the testimonials are sample copy and must not
 * be declared as reviews.
 */
type Types = Article | BlogPosting | BreadcrumbList | FAQPage | Organization | Service | SoftwareApplication | WebSite;

export type StructuredNode = Extract<Types, {'@type': string}>;

/** A node of one type. */
export type NodeOf<Kind extends StructuredNode['@type']> = Extract<StructuredNode, {'@type': Kind}>;
