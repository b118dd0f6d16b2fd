import {endsOf, quoteOf} from '#src/content/customers/quote-of';
import type {Customer} from '#src/content/schema/customers';
import type {CaseTrend, Story} from '../schema/case-studies';

/** Parts of a story that come from the customer's record. */
export function storyOf(
  customer: Customer,
): Pick<Story, 'slug' | 'company' | 'page' | 'industry' | 'results' | 'testimonial'> {
  const {slug, name, industry, results} = customer;
  return {
    slug,
    company: name,
    page: `/case-studies/${customer.page}`,
    industry,
    results,
    testimonial: quoteOf(customer),
  };
}

/** The data series behind the first result, and its description for screen readers. */
export function trendOf(customer: Customer): CaseTrend {
  const {what, values} = customer.change;
  const {before, after} = endsOf(customer);
  const subject = what.charAt(0).toUpperCase() + what.slice(1);
  return {values, label: `${subject}, from ${before} to ${after}.`};
}
