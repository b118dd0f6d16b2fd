import type {IconName} from '#src/world/schema/icon';

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
  /** Its page, if it has one. */
  to?: string;
};

/** A “Perfect for” row. */
export type UseCase = {
  title: string;
  description: string;
  /** What these customers usually set up first. */
  startsWith: string;
  to: string;
};

/** The dark band at the end of a page. */
export type Closing = {
  /** ≤ 9 words. */
  title: string;
  text: string;
  action: Action;
  /** A second button. */
  second?: Action;
  links?: Action[];
};

/** A block of questions with its own heading. */
export type FaqBlock = {
  title: string;
  items: FaqItem[];
};
