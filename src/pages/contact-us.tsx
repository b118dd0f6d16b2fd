import {contact} from '#src/content/pages/contact';
import {contactForms} from '#src/content/pages/contact-forms';
import {secondAddresses} from '#src/site/second-addresses';
import {ContactPage} from '#src/templates/ContactPage';

import type {ReactNode} from 'react';

/** The same page as `/contact`, at the URL that the mobile header and many closing actions link to. */
export default function ContactUs(): ReactNode {
  return <ContactPage content={contact} form={contactForms.contact} canonical={secondAddresses['/contact-us']} />;
}
