import {contactSent} from '@site/src/content/contact';
import {PageHead} from '@site/src/sections/PageHead';
import {StepLine} from '@site/src/sections/StepLine';
import {MarketingPage} from '@site/src/templates/MarketingPage';
import {ActionButton} from '@site/src/ui/ActionButton';
import {Section} from '@site/src/ui/Section';

import type {ReactNode} from 'react';

/** Where a contact form lands that was posted without JavaScript. */
export default function ContactSent(): ReactNode {
  return (
    <MarketingPage meta={contactSent.meta} noindex>
      <PageHead title={contactSent.title} aside={contactSent.lead}>
        <ActionButton action={contactSent.action} size="lg" />
      </PageHead>
      <Section tone="sunken" labelledBy="next">
        <StepLine title={contactSent.nextTitle} steps={contactSent.next} id="next" />
      </Section>
    </MarketingPage>
  );
}
