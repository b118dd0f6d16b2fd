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
export type StructuredNode =
  | Extract<Organization, {'@type': 'Organization'}>
  | Extract<WebSite, {'@type': 'WebSite'}>
  | Extract<BreadcrumbList, {'@type': 'BreadcrumbList'}>
  | Extract<FAQPage, {'@type': 'FAQPage'}>
  | Extract<SoftwareApplication, {'@type': 'SoftwareApplication'}>
  | Extract<Service, {'@type': 'Service'}>
  | Extract<Article, {'@type': 'Article'}>
  | Extract<BlogPosting, {'@type': 'BlogPosting'}>;

/** A node of one type. */
export type NodeOf<Kind extends StructuredNode['@type']> = Extract<StructuredNode, {'@type': Kind}>;
