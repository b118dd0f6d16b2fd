import type {StepChart} from '#src/world/schema/parts';
import type {Picture} from '#src/world/schema/picture';
import type {Client} from './company';
import type {Customer} from './customers';
import type {Action, Closing, PageMeta, Stat, Testimonial} from './page';

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
  /** Beside the plan and the time to go live, which come from the record. */
  facts: readonly {label: string; value: string}[];
  problem: {text: readonly string[]; picture?: Picture};
  /** At most one has a picture, which shows more than its text. */
  weeks: readonly {when: string; title: string; text: string; picture?: Picture}[];
  /** `rows` compare before and after; the first is the customer's series, which the chart shows. */
  outcome: {title: string; source: string; rows: readonly {label: string; before: string; after: string}[]};
  solution: {label: string; to: string};
  next: {label: string; to: string};
};

export type CaseLabels = {
  featured: string;
  /** Heading of the cards, for screen readers. */
  more: string;
  /** Opens a card's short version. */
  brief: string;
  challenge: string;
  solution: string;
  results: string;
  /** Link to the story's page, followed by the company's name for screen readers. */
  whole: string;
  /** The last card. */
  invitation: {title: string; action: Action};
};

export type CaseStudiesContent = {
  meta: PageMeta;
  title: string;
  aside: string;
  filter: {label: string; all: string; noun: string};
  labels: CaseLabels;
  studies: readonly CaseStudy[];
  /** Note below the stories. */
  note: string;
  clients: {items: readonly Client[]; label: string};
  closing: Closing;
};

/** Text of the customer story pages. */
export type CustomerLabels = {crumb: {label: string; to: string}} & Readonly<
  Record<
    | 'problem'
    | 'weeks'
    | 'before'
    | 'after'
    | 'start'
    | 'now'
    | 'note'
    | 'solution'
    | 'industry'
    | 'next'
    | 'reference',
    string
  >
>;
