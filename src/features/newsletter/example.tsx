import {newsletterForm} from '#src/content/blog/newsletter';
import type {Example} from '#src/templates/StyleguidePage/types';
import {NewsletterForm} from './NewsletterForm';

export const example: Example = {
  use: 'Newsletter sign-up. It also works without JavaScript.',
  layout: 'narrow',
  looks: {content: <NewsletterForm content={newsletterForm} id="styleguide-newsletter" />},
};
