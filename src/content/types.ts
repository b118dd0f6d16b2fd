import type {ClosingChart, HeroArt, OfferLayout} from '#src/content/offer-layout';
import type {IndustryLayout} from '#src/content/industry-layout';
import type {OfferPicture} from '#src/pictures/drawings';
import type {ArtName} from '#src/pictures/parts/Art/scenes';
import type {IconName} from '#src/ui/Icon/paths';

/** Title and description of a page. Description: 50–170 characters (tests check it). */
export type PageMeta = {
  /** Without the brand; the site adds it. */
  title: string;
  description: string;
};

/**
 * What a button or link does.
 * - `to`: address on this site (with `#anchor` if needed).
 * - `href`: another host, or `mailto:` / `tel:`.
 * - `opensDemo`: opens the booking dialog. Together with `to` both happen: the address changes, then the dialog opens.
 */
export type Action = {
  label: string;
  /** Words added for screen readers when the label alone is not unique on the page. */
  about?: string;
} & ({to: string; opensDemo?: true} | {href: string} | {opensDemo: true});

export type Feature = {
  icon: IconName;
  title: string;
  /** ≤ 15 words. */
  description: string;
  to?: string;
};

export type Stat = {
  /** The figure as printed: `35%`, `3x`. */
  figure: string;
  label: string;
};

export type FaqItem = {
  question: string;
  answer: string;
};

export type Testimonial = {
  content: string;
  author: string;
  role: string;
  company: string;
  industry: string;
  /** Face of the author: customers with a record have one. */
  portrait?: string;
};

export type Step = {
  title: string;
  description: string;
};

/** A row of a timeline: a clock time, a week, a span of minutes. */
export type TimelineItem = {
  when: string;
  title: string;
  description?: string;
};

export type Integration = {
  name: string;
  category: string;
};

/** A “Perfect for” column. */
export type UseCase = {
  title: string;
  description: string;
  /** What such a customer usually sets up first. */
  startsWith: string;
  to: string;
  /** All four have a picture, or none. */
  art?: ArtName;
};

/** The dark closing band of a page. */
export type Closing = {
  /** ≤ 9 words. */
  title: string;
  text: string;
  action: Action;
  links?: Action[];
};

/** A block of questions with its own heading. */
export type FaqBlock = {
  title: string;
  items: FaqItem[];
};

/** A family page's entry in menus, the footer and the index: the export `card` of its content file. */
export type PageCard = {
  /** Place among the family's pages, lowest first. */
  order: number;
  icon: IconName;
  /** Line under the name in the menu. */
  note: string;
  /** Label in the footer where it is not the name; `null` keeps the page out of the footer. */
  footerLabel?: string | null;
  /** On the index, where a page without a row has only its note. */
  picture?: OfferPicture;
  /** Row of the index. Pages without one are listed below the rows, by name. */
  row?: {
    /** Where it is not the name. */
    title?: string;
    description: string;
    items?: string[];
    /** Small window. An industry's continues the day that its page tells. */
    picture: OfferPicture;
    /** The place behind the window: an index whose rows all have one is a grid of places. */
    art?: ArtName;
  };
};

/** One file in `content/industries`; the file name is the last part of the address. */
export type IndustryContent = {
  slug: string;
  /** Name in breadcrumbs, menus and lists. */
  name: string;
  meta: PageMeta;
  hero: {title: string; lead: string; actions: Action[]};
  /** Pictures, and the order of the sections. */
  layout: IndustryLayout;
  /** Three claims of the specification, word for word; e-commerce has four. */
  stats: Stat[];
  features: {title: string; aside?: string; items: Feature[]};
  /** One working day, hour by hour, in the trade's own words. */
  day: {title: string; text: string; items: TimelineItem[]};
  /** Used by the “other industries” page: the ten trades. */
  trades?: {title: string; aside?: string; items: Step[]};
  quote: Testimonial;
  faq: FaqBlock;
  closing: Closing;
};

/** One file in `content/solutions` or `content/services`; both share the page shape. */
export type OfferContent = OfferLayout & {
  slug: string;
  name: string;
  meta: PageMeta;
  hero: {title: string; lead: string; checks: [string, string, string]; art: HeroArt; actions: Action[]};
  /** Eight; two of them have a picture. */
  features: {title: string; aside?: string; items: (Feature & {picture?: OfferPicture})[]};
  /** Extra ruled lists: benefits, deliverables, integration types, security. */
  lists?: {title: string; text?: string; items: Feature[]}[];
  tools: {title: string; items: Integration[]};
  useCases: {title: string; items: UseCase[]};
  /** Lead times, revision rounds and other facts of section 9 that belong to this page. */
  facts?: {label: string; value: string}[];
  quotes: [Testimonial, Testimonial, Testimonial];
  faq: FaqBlock;
  closing: Closing & {chart: ClosingChart};
};

/** The content of a page in a family: see src/site/families.ts. */
export type FamilyContent = IndustryContent | OfferContent;
