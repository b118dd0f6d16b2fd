import {newsletterForm} from '#src/content/blog/newsletter-form';
import {NewsletterForm, type NewsletterFormProps} from '#src/features/newsletter/NewsletterForm';

import type {ReactNode} from 'react';

/** The newsletter sign-up. */
export default function Newsletter(props: Omit<NewsletterFormProps, 'content'>): ReactNode {
  return <NewsletterForm content={newsletterForm} {...props} />;
}
