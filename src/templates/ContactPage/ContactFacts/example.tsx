import {contact, contactSupport} from '#src/content/pages/contact';
import type {Example} from '#src/ui/example';
import {ContactFacts} from './index';

export const example: Example = {
  purpose: 'Email, phone and hours.',
  layout: 'narrow',
  variants: {
    'look="list"': <ContactFacts facts={contact.facts} look="list" />,
    'look="cards"': <ContactFacts facts={contactSupport.facts} look="cards" />,
  },
};
