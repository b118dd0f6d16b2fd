import type {NewsletterStep} from '#src/content/schema/newsletter';
import {PageHead} from '#src/sections/PageHead';
import {StepLine} from '#src/sections/StepLine';
import {MarketingPage} from '#src/templates/MarketingPage';
import {ActionButton} from '#src/ui/actions/ActionButton';
import {Section} from '#src/ui/Section';

import type {ReactNode} from 'react';

/**
 * Result page of a newsletter step, such as confirming or unsubscribing: what happened and what's next. Not indexed.
 */
export function BlogStepPage({content}: {content: NewsletterStep}): ReactNode {
  return (
    <MarketingPage meta={content.meta} noindex>
      <PageHead title={content.title} aside={content.text}>
        <ActionButton action={content.action} size="lg" />
      </PageHead>
      <Section tone="sunken" labelledBy="next">
        <StepLine title={content.nextTitle} steps={content.next} id="next" />
      </Section>
    </MarketingPage>
  );
}
