import {clearwaterDental} from '#src/content/customers/clearwater-dental';
import {harbourAndPine} from '#src/content/customers/harbour-and-pine';
import {northfieldMotors} from '#src/content/customers/northfield-motors';
import {quoteOf} from '#src/content/customers/quote-of';
import type {Testimonial} from '#src/content/schema/page';

/** The quotes of the home page. */
export const testimonials: readonly [Testimonial, ...Testimonial[]] = [
  quoteOf(northfieldMotors, 'home'),
  quoteOf(clearwaterDental, 'home'),
  quoteOf(harbourAndPine, 'home'),
];
