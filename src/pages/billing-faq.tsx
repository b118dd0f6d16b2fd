import {billingFaqPage} from '#src/content/faq/billing-page';
import UsageBilling from '#src/content/faq/usage-billing.mdx';
import {BillingFaqPage} from '#src/templates/BillingFaqPage';

import type {ReactNode} from 'react';

export default function BillingFaq(): ReactNode {
  return (
    <BillingFaqPage
      content={billingFaqPage}
      file={{id: 'usage-billing', title: 'Questions about usage', Content: UsageBilling}}
    />
  );
}
