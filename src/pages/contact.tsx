import {contact} from '#src/content/pages/contact';
import {contactForms} from '#src/content/pages/contact-forms';
import {ContactPage} from '#src/templates/ContactPage';

import type {ReactNode} from 'react';

export default function Contact(): ReactNode {
  return <ContactPage content={contact} form={contactForms.contact} />;
}
