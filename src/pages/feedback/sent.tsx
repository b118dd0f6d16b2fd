import {feedbackSent} from '#src/content/pages/feedback';
import {PageHead} from '#src/sections/PageHead';
import {MarketingPage} from '#src/templates/MarketingPage';
import {ActionButton} from '#src/ui/actions/ActionButton';

import type {ReactNode} from 'react';

/** Shown after page feedback is posted without JavaScript. */
export default function FeedbackSent(): ReactNode {
  const {meta, title, lead, back, support} = feedbackSent;
  return (
    <MarketingPage meta={meta} noindex>
      <PageHead title={title} aside={lead}>
        <ActionButton action={back} size="lg" /> <ActionButton action={support} size="lg" variant="secondary" />
      </PageHead>
    </MarketingPage>
  );
}
