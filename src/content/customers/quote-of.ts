import type {Customer} from '#src/content/schema/customers';
import type {Testimonial} from '#src/content/schema/page';

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
