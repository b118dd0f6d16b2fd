import {newsletterForm} from '#src/content/blog/newsletter-form';
import type {Example} from '#src/ui/example';
import {NewsletterForm} from './';

export const example: Example = {
  purpose: 'Newsletter sign-up. It also works without JavaScript.',
  layout: 'narrow',
  variants: {content: <NewsletterForm content={newsletterForm} id="styleguide-newsletter" />},
};
