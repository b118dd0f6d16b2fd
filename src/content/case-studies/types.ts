import type {Stat, Testimonial} from '#src/content/types';
import type {StepChart} from '#src/mocks/types';

/** The numbers behind the first figure of a story. */
export type CaseTrend = {
  /** The first and the last value give the figure. */
  values: readonly number[];
  /** The sentence a screen reader hears, with its numbers. */
  label: string;
};

export type Story = {
  /** File name, anchor on the page and last part of the industry page's address. */
  slug: string;
  company: string;
  industry: string;
  challenge: string;
  solution: string;
  /** What changed. The first one stands on the closed row. */
  results: [Stat, Stat, Stat];
  testimonial: Testimonial;
};

/** The story on the dark block, with a chart. */
export type FeaturedCase = Story & {featured: true; headline: string; chart: StepChart; chartLabel: string};

/** A story in a row that opens. */
export type RowCase = Story & {featured: false; summary: string; trend: CaseTrend};

/** One file in `content/case-studies`. */
export type CaseStudy = FeaturedCase | RowCase;
