import type {Stat, Testimonial} from '@site/src/content/types';
import type {StepChart} from '@site/src/mocks/types';

/** A small series behind the first figure of a story. */
export type CaseTrend = {
  /** From first to last; the first and last value give the figure. */
  values: number[];
  /** The sentence a screen reader hears, with its numbers. */
  label: string;
};

/** One file in `content/case-studies`; the slug is that of the industry page and the anchor of the story. */
export type CaseStudy = {
  slug: string;
  company: string;
  industry: string;
  /** One line for the row; the featured story has a headline of its own instead. */
  summary: string;
  challenge: string;
  solution: string;
  /** What changed. The first one stands on the closed row. */
  results: [Stat, Stat, Stat];
  testimonial: Testimonial;
  trend: CaseTrend;
  featured?: {headline: string; chart: StepChart; chartLabel: string};
};
