import type {Person} from '#src/content/company/people';
import type {Stat, Testimonial} from '#src/content/types';

/** Record of a customer, used by home, industries, case studies and solutions, so each figure is defined once. */
export type Customer = {
  name: string;
  /** Last segment of the industry page's URL, and anchor in the list of stories. */
  slug: string;
  /** Last segment of the story's URL. */
  page: string;
  industry: string;
  /** The person we quote. */
  speaker: Person;
  /** Quotes by the page that shows them. Each quote is on one page only. */
  quotes: {story: string; home?: string; booking?: string; trial?: string};
  /** Data series of the main result: the first value is before, the last one after. */
  change: {what: string; values: readonly number[]};
  /** The first result is calculated from `change`. */
  results: [Stat, Stat, Stat];
};

/** A customer quote as displayed. */
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
