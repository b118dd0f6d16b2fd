import type {PlanComparison} from '#src/templates/PricingPage/build-comparison';

/**
 * Rows of the comparison on `/pricing`. A `measure` is read from the limits of `content/plans`; `from` names the
 * smallest plan that has the thing, and every larger plan has it too.
 */
export const planComparison: PlanComparison = {
  title: 'Compare the plans',
  words: {
    region: 'Plan comparison, scrolls sideways on a narrow screen',
    corner: 'What a plan includes',
    included: 'Included',
    excluded: 'No',
    unlimited: 'Unlimited',
    agreed: 'By agreement',
  },
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
      rows: [
        {label: 'Dashboard, pipelines, inbox, calendar', from: 'Solo'},
        {label: 'Automation workflows', from: 'Solo'},
        {label: 'API access', from: 'Pro'},
        {label: 'Granular permissions', from: 'Enterprise'},
        {label: 'A2P 10DLC SMS verification', from: 'Enterprise'},
        {label: 'AI chat widget', from: 'Enterprise'},
        {label: 'On-premise options', from: 'Enterprise'},
      ],
    },
    {
      title: 'Support',
      rows: [
        {label: '24/7 support', from: 'Solo'},
        {label: 'Phone support', from: 'Pro', instead: {Enterprise: '24/7'}},
        {label: 'Dedicated account manager', from: 'Enterprise'},
      ],
    },
  ],
};
