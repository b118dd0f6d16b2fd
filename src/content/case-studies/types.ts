import type {Customer} from '#src/content/customers/types';
import type {PageMeta, Stat, Testimonial} from '#src/content/types';
import type {Picture, StepChart} from '#src/pictures/types';

/** The data series behind a story's main figure. */
export type CaseTrend = {
  /** The figure is the change from the first value to the last. */
  values: readonly number[];
  /** Description for screen readers, with its numbers. */
  label: string;
};

export type Story = {
  /** File name, anchor on the page, and last segment of the industry page's URL. */
  slug: string;
  company: string;
  /** Address of its own page. */
  page: string;
  industry: string;
  challenge: string;
  solution: string;
  /** Results. The first one is the figure on the card. */
  results: [Stat, Stat, Stat];
  testimonial: Testimonial;
};

/** Shown on the dark block, with a chart. */
export type FeaturedCase = Story & {featured: true; headline: string; chart: StepChart; chartLabel: string};

/** A story on a card. */
export type CardCase = Story & {featured: false; summary: string; trend: CaseTrend};

/** One file in `content/case-studies`. */
export type CaseStudy = FeaturedCase | CardCase;

/** One file in `content/case-studies/pages`: a customer's full story. The file name is the last segment of the URL. */
export type CustomerStory = {
  slug: string;
  customer: Customer;
  meta: PageMeta;
  headline: string;
  facts: readonly {label: string; value: string}[];
  problem: {text: readonly string[]; picture: Picture};
  weeks: readonly {when: string; title: string; text: string; picture: Picture}[];
  /** `rows` compare before and after; the first is the customer's series, which the chart shows. */
  outcome: {title: string; source: string; rows: readonly {label: string; before: string; after: string}[]};
  solution: {label: string; to: string};
  next: {label: string; to: string};
};
