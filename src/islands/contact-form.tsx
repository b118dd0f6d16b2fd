import {contactForms} from '#src/content/pages/contact-forms';
import {ContactForm} from '#src/features/contact-form/ContactForm';

import type {ReactNode} from 'react';

/** The form of `/contact` or `/contact-support`. */
export default function Contact({form}: {form: keyof typeof contactForms}): ReactNode {
  return <ContactForm content={contactForms[form]} />;
}
