import type {Person} from '#src/content/company/people';
import type {Stat, Testimonial} from '#src/content/types';

/** One record for each customer. Home, industries, case studies and solutions read it, so a figure is typed once. */
export type Customer = {
  name: string;
  /** Last part of the address of the industry page, and anchor on the list of stories. */
  slug: string;
  /** Last part of the address of its story. */
  page: string;
  industry: string;
  /** The person we quote. */
  speaker: Person;
  /** What they said, by the page that prints it. A quote is on one page only. */
  quotes: {story: string; home?: string; booking?: string; trial?: string};
  /** What changed, as a series: the first value is before, the last one after. */
  change: {what: string; values: readonly number[]};
  /** The first result follows from `change`. */
  results: [Stat, Stat, Stat];
};

/** A quote of a customer as pages print it. */
export function quoteOf(
  {name, industry, speaker, quotes}: Customer,
  page: keyof Customer['quotes'] = 'story',
): Testimonial {
  const content = quotes[page];
  if (content === undefined) throw new Error(`${name} has no quote for “${page}”: add it to the customer’s record.`);
  return {content, author: speaker.name, role: speaker.role, company: name, industry, portrait: speaker.portrait};
}

/** Value before and after the change. */
export function endsOf({change: {values}}: Customer): {before: number; after: number} {
  return {before: values[0] ?? 0, after: values.at(-1) ?? 0};
}
