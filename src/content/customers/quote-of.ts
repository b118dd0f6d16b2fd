import type {Customer} from '#src/content/schema/customers';
import type {Stat, Testimonial} from '#src/content/schema/page';
import {capital, spelled} from '#src/world/describe';
import {daysBetween} from '#src/world/moment';
import type {Firm} from '#src/world/types';

type CustomerTexts = Pick<Customer, 'wordmark' | 'speaker' | 'quotes'> & {results: [second: Stat, third: Stat]};

/** What an owner edits of a customer: a JSON file. The check and the build compare it with `settings/schema.ts`. */
export const readCustomerTexts = (file: object) => file as CustomerTexts;

/** A customer quote as displayed. */
export function quoteOf(
  {name, industry, speaker, quotes, page: story}: Customer,
  page: keyof Customer['quotes'] = 'story',
): Testimonial {
  const content = quotes[page];
  if (content === undefined)
    throw new Error(`${story}.ts in the customers’ folder has no quote for “${page}”: add it.`);
  return {content, author: speaker.name, role: speaker.role, company: name, industry, portrait: speaker.portrait};
}

/** Value before and after the change. */
export function endsOf({change: {values}}: Customer): {before: number; after: number} {
  return {before: values[0] ?? 0, after: values.at(-1) ?? 0};
}

/** The plan of a customer, and how long it took to go live. */
export function planFacts({name, plan, story}: Firm): {label: string; value: string}[] {
  if (!story) throw new Error(`${name} has no \`story\` in its record, and its page needs the days of one.`);
  const weeks = Math.round(daysBetween(story.start, story.live) / 7);
  return [
    {label: 'Plan', value: plan === 'Enterprise' ? 'Enterprise, by quote' : plan},
    {label: 'Live in', value: `${capital(spelled(weeks))} weeks`},
  ];
}
