import type {ClosingChart, HeroArt, OfferLayout} from '#src/content/offer-layout';
import type {IndustryLayout} from '#src/content/industry-layout';
import type {OfferPicture} from '#src/pictures/drawings';
import type {ArtName} from '#src/pictures/parts/Art/scenes';
import type {IconName} from '#src/ui/Icon/paths';

/** Title and description of a page. Description: 50–170 characters (tests check it). */
export type PageMeta = {
  /** Without the company's name, which the site adds. */
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
  /** Added for screen readers if the label isn't unique on the page. */
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
  /** The figure as displayed: `35%`, `3x`. */
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
  /** Portrait of the author, if the customer has a record. */
  portrait?: string;
};

export type Step = {
  title: string;
  description: string;
};

/** A row of a timeline, by time, week or minutes. */
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
  /** What these customers usually set up first. */
  startsWith: string;
  to: string;
  /** Either all four have a picture, or none. */
  art?: ArtName;
};

/** The dark band at the end of a page. */
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

/** A page's entry in menus, the footer and the index: the export `card` of its content file. */
export type PageCard = {
  /** Position within the family, lowest first. */
  order: number;
  icon: IconName;
  /** Description in the menu. */
  note: string;
  /** Footer label if it differs from the name; `null` keeps the page out of the footer. */
  footerLabel?: string | null;
  /** Shown on the index instead of a row. */
  picture?: OfferPicture;
  /** Row on the index. Pages without one are listed below the rows by name. */
  row?: {
    /** Where it is not the name. */
    title?: string;
    description: string;
    items?: string[];
    /** Small product window. For an industry, it continues the day shown on its page. */
    picture: OfferPicture;
    /** Scene behind the window. If all rows have one, the index is a grid of scenes. */
    art?: ArtName;
  };
};

/** One file in `content/industries`. The file name is the last segment of the URL. */
export type IndustryContent = {
  slug: string;
  /** Name in breadcrumbs, menus and lists. */
  name: string;
  meta: PageMeta;
  hero: {title: string; lead: string; actions: Action[]};
  /** Pictures and section order. */
  layout: IndustryLayout;
  /** Three claims from the specification, verbatim; e-commerce has four. */
  stats: Stat[];
  features: {title: string; aside?: string; items: Feature[]};
  /** A working day, hour by hour, in the industry's own terms. */
  day: {title: string; text: string; items: TimelineItem[]};
  /** The ten trades of the “other industries” page. */
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
  /** Eight features; two have a picture. */
  features: {title: string; aside?: string; items: (Feature & {picture?: OfferPicture})[]};
  /** Additional lists, such as benefits, deliverables or integration types. */
  lists?: {title: string; text?: string; items: Feature[]}[];
  tools: {title: string; items: Integration[]};
  useCases: {title: string; items: UseCase[]};
  /** Lead times, revision rounds and other facts from section 9 of the specification. */
  facts?: {label: string; value: string}[];
  quotes: [Testimonial, Testimonial, Testimonial];
  faq: FaqBlock;
  closing: Closing & {chart: ClosingChart};
};

/** The content of a page in a family: see src/site/families.ts. */
export type FamilyContent = IndustryContent | OfferContent;
