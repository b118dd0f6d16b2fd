import {planFeatures} from '#src/content/product/plan-features';
import type {PlanComparison} from '#src/content/schema/pricing';

const {core, workflows, a2p, locations, templateLock, weeklyCap, api, chatWidget, server, onPremise} = planFeatures;
const {twoStep, auditLog, baa, sso, scim, permissions} = planFeatures;
const {setup, successManager, support, phoneSupport, slack, zoom, accountManager, monthly, annual} = planFeatures;

/**
 * Rows of the comparison on `/pricing`. A `measure` comes from the plans' limits; `content/product/plan-features.ts`
 * lists the features of each plan.
 */
export const planComparison: PlanComparison = {
  title: 'Compare the plans',
  labels: {
    table: 'Plan comparison',
    plan: 'Plan',
    corner: 'What a plan includes',
    included: 'Included',
    excluded: 'No',
    unlimited: 'Unlimited',
    agreed: 'By agreement',
  },
  summary: [
    {label: 'Contacts', measure: 'contacts', upTo: 'Up to '},
    {label: 'Emails a month', measure: 'emails'},
    {label: 'SMS a month', measure: 'texts'},
    api,
    phoneSupport,
  ],
  groups: [
    {
      title: 'Volume',
      rows: [
        {label: 'Contacts', measure: 'contacts'},
        {label: 'Email, per month', measure: 'emails'},
        {label: 'SMS, per month', measure: 'texts'},
        {label: 'Users', measure: 'users'},
        {label: 'Websites and funnels', measure: 'sites'},
      ],
    },
    {
      title: 'Product',
      rows: [core, workflows, a2p, locations, templateLock, weeklyCap, api, chatWidget, server, onPremise],
    },
    {title: 'Security', rows: [twoStep, auditLog, baa, sso, scim, permissions]},
    {title: 'Setup and support', rows: [setup, successManager, support, phoneSupport, slack, zoom, accountManager]},
    {title: 'Billing', rows: [monthly, annual]},
  ],
};
