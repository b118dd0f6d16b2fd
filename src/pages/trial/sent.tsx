import {trialSent} from '#src/content/pages/trial-form';
import {PageHead} from '#src/sections/PageHead';
import {StepLine} from '#src/sections/StepLine';
import {MarketingPage} from '#src/templates/MarketingPage';
import {ActionButton} from '#src/ui/actions/ActionButton';
import {Section} from '#src/ui/Section';

import type {ReactNode} from 'react';

/** Shown after the trial form is posted without JavaScript. */
export default function TrialSent(): ReactNode {
  return (
    <MarketingPage meta={trialSent.meta} noindex>
      <PageHead title={trialSent.title} aside={trialSent.lead}>
        <ActionButton action={trialSent.action} size="lg" />
      </PageHead>
      <Section tone="sunken" labelledBy="next">
        <StepLine title={trialSent.nextTitle} steps={trialSent.next} id="next" />
      </Section>
    </MarketingPage>
  );
}
