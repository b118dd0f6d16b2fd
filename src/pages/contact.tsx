import {contact} from '@site/src/content/contact';
import {ContactPage} from '@site/src/templates/ContactPage';

import type {ReactNode} from 'react';

export default function Contact(): ReactNode {
  return <ContactPage content={contact} />;
}
