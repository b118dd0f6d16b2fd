import {emailField} from './email';
import {lineField, textField} from './field-kinds';
import {defineForm, type FormValues} from './form';

/** A contact message, normalized. */
export type ContactMessage = FormValues<typeof contactForm>;

export const contactForm = defineForm({
  name: 'contact',
  path: '/api/contact',
  pages: ['/contact', '/contact-us', '/contact-support'],
  sentPage: '/contact/sent',
  noun: 'message',
  hasToken: true,
  fields: {
    firstName: lineField({
      label: 'First name',
      what: 'your first name',
      missing: 'Enter your first name.',
      maxLength: 100,
      autoComplete: 'given-name',
    }),
    lastName: lineField({
      label: 'Last name',
      what: 'your last name',
      missing: 'Enter your last name.',
      maxLength: 100,
      autoComplete: 'family-name',
    }),
    email: emailField,
    company: lineField({label: 'Company', what: 'your company name', maxLength: 200, autoComplete: 'organization'}),
    message: textField({
      label: 'Message',
      what: 'your message',
      missing: 'Write a line or two about what you need.',
      maxLength: 5000,
      rows: 5,
    }),
  },
});
