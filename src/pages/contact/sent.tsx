import {contactSent} from '#src/content/pages/contact';
import {PageHead} from '#src/sections/PageHead';
import {StepLine} from '#src/sections/StepLine';
import {MarketingPage} from '#src/templates/MarketingPage';
import {ActionButton} from '#src/ui/actions/ActionButton';
import {Section} from '#src/ui/Section';

import type {ReactNode} from 'react';

/** Shown after a contact form is posted without JavaScript. */
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
