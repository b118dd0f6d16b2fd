import BillingPlans from '#src/content/faq/billing-plans.mdx';
import FeaturesFunctionality from '#src/content/faq/features-functionality.mdx';
import GettingStarted from '#src/content/faq/getting-started.mdx';
import {faqCategories, faqPage} from '#src/content/faq/page';
import SecurityData from '#src/content/faq/security-data.mdx';
import SupportTraining from '#src/content/faq/support-training.mdx';
import {FaqPage} from '#src/templates/FaqPage';

import type {ComponentType, ReactNode} from 'react';

const answers: Readonly<Record<keyof typeof faqCategories, ComponentType<unknown>>> = {
  'getting-started': GettingStarted,
  'features-functionality': FeaturesFunctionality,
  'billing-plans': BillingPlans,
  'support-training': SupportTraining,
  'security-data': SecurityData,
};

const ids = Object.keys(faqCategories) as (keyof typeof faqCategories)[];
const files = ids.map((id) => ({id, title: faqCategories[id], Content: answers[id]}));

export default function Faq(): ReactNode {
  return <FaqPage content={faqPage} files={files} path="/faq" />;
}
