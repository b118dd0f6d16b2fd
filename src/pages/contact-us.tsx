import {contact} from '#src/content/pages/contact';
import {secondAddresses} from '#src/site/second-addresses';
import {ContactPage} from '#src/templates/ContactPage';

import type {ReactNode} from 'react';

/** The same page as `/contact`, at the address that the mobile header and many closing actions use. */
export default function ContactUs(): ReactNode {
  return <ContactPage content={contact} canonical={secondAddresses['/contact-us']} />;
}
