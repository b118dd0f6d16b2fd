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
 * The kinds of schema.org data that the pages carry. Reviews and ratings are not among them: the testimonials are
 * sample copy, and search engines must not be told that they are reviews.
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

/** The node of one kind. */
export type NodeOf<Kind extends StructuredNode['@type']> = Extract<StructuredNode, {'@type': Kind}>;
