import {clearwaterDental} from '#src/content/customers/clearwater-dental';
import {fieldhouseHotels} from '#src/content/customers/fieldhouse-hotels';
import {harbourAndPine} from '#src/content/customers/harbour-and-pine';
import {marlowAndFinch} from '#src/content/customers/marlow-and-finch';
import {northfieldMotors} from '#src/content/customers/northfield-motors';
import {quoteOf} from '#src/content/customers/quote-of';
import {ridgelineInsurance} from '#src/content/customers/ridgeline-insurance';
import type {Client} from '#src/content/schema/company';
import type {Customer} from '#src/content/schema/customers';
import type {Testimonial} from '#src/content/schema/page';
import {spelled} from '#src/world/describe';

/** Every customer with a record, in the order of the row of names. Sample copy: the owner replaces it before launch. */
export const customers: readonly [Customer, ...Customer[]] = [
  northfieldMotors,
  harbourAndPine,
  clearwaterDental,
  ridgelineInsurance,
  fieldhouseHotels,
  marlowAndFinch,
];

/** How many have a story: `six teams`. */
export const teams = `${spelled(customers.length)} team${customers.length === 1 ? '' : 's'}`;

/** The row of customers' names. */
export const clients: readonly Client[] = customers.flatMap(({name, wordmark}) =>
  wordmark ? {...wordmark, company: name} : [],
);

/** The quotes for a page; none if no customer has one for it. */
export const quotesFor = (page: keyof Customer['quotes']): Testimonial[] =>
  customers.filter(({quotes}) => quotes[page] !== undefined).map((customer) => quoteOf(customer, page));
