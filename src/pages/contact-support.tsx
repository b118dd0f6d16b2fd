import {contactSupport} from '#src/content/pages/contact';
import {contactForms} from '#src/content/pages/contact-forms';
import {ContactPage} from '#src/templates/ContactPage';

import type {ReactNode} from 'react';

export default function ContactSupport(): ReactNode {
  return <ContactPage content={contactSupport} form={contactForms.support} />;
}
