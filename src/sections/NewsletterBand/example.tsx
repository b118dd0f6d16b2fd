import {newsletterBand} from '#src/content/blog/newsletter';
import {newsletterForm} from '#src/content/blog/newsletter-form';
import {NewsletterForm} from '#src/features/newsletter/NewsletterForm';
import type {Example} from '#src/ui/example';
import {NewsletterBand} from './index';

const form = <NewsletterForm content={newsletterForm} id="styleguide-band" variant="accent" />;

export const example: Example = {
  purpose: 'Asks for an email address on a tight dark band.',
  background: 'frame',
  variants: {form: <NewsletterBand {...newsletterBand} id="styleguide-band" form={form} />},
};
