import type {Customer} from '#src/content/customers/types';
import type {PageMeta, Stat, Testimonial} from '#src/content/types';
import type {Picture, StepChart} from '#src/pictures/types';

/** The numbers behind the first figure of a story. */
export type CaseTrend = {
  /** The first and the last value give the figure. */
  values: readonly number[];
  /** Description for screen readers, with its numbers. */
  label: string;
};

export type Story = {
  /** File name, anchor on the page and last part of the industry page's address. */
  slug: string;
  company: string;
  /** Address of its own page. */
  page: string;
  industry: string;
  challenge: string;
  solution: string;
  /** What changed. The first one is the figure of the card. */
  results: [Stat, Stat, Stat];
  testimonial: Testimonial;
};

/** The story on the dark block, with a chart. */
export type FeaturedCase = Story & {featured: true; headline: string; chart: StepChart; chartLabel: string};

/** A story on a card. */
export type CardCase = Story & {featured: false; summary: string; trend: CaseTrend};

/** One file in `content/case-studies`. */
export type CaseStudy = FeaturedCase | CardCase;

/** One file in `content/case-studies/pages`: a customer's whole story. The file name is the last part of the address. */
export type CustomerStory = {
  slug: string;
  customer: Customer;
  meta: PageMeta;
  headline: string;
  facts: readonly {label: string; value: string}[];
  problem: {text: readonly string[]; picture: Picture};
  weeks: readonly {when: string; title: string; text: string; picture: Picture}[];
  /** `rows` are before and after; the first one is the customer's series, which the chart draws. */
  outcome: {title: string; source: string; rows: readonly {label: string; before: string; after: string}[]};
  solution: {label: string; to: string};
  next: {label: string; to: string};
};
