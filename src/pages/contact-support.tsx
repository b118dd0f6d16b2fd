import {contactSupport} from '@site/src/content/contact';
import {ContactPage} from '@site/src/templates/ContactPage';

import type {ReactNode} from 'react';

export default function ContactSupport(): ReactNode {
  return <ContactPage content={contactSupport} />;
}
