import type {IntegrationContent} from '#src/content/schema/integrations';

export const googleAds: IntegrationContent = {
  slug: 'google-ads',
  name: 'Google Ads',
  meta: {
    title: 'Google Ads integration: leads and cost beside each deal',
    description:
      'Connect Google Ads to Scalewell: lead form entries become contacts, and each won deal shows the campaign and the cost behind it.',
  },
  lead: 'Lead form entries become contacts, and each won deal shows what it cost to win.',
  moves: {
    direction: 'both',
    ours: ['Won deal, as a conversion', 'Contact with its campaign'],
    theirs: ['Lead form entry', 'Campaign and keyword', 'Cost by day'],
    note: 'Won deals go back as offline conversions, so bidding can optimize for sales instead of form entries.',
  },
  uses: [
    'See cost per won deal by campaign',
    'Text a lead form entry within a minute',
    'Pause campaigns whose leads never buy',
  ],
  steps: [
    'Open Settings > Integrations, search for Google Ads and choose Connect.',
    'Sign in with an account that has standard or admin access.',
    'Choose the ad accounts and the stage that counts as a conversion.',
    'Wait a day, then open Reports and check yesterday’s cost.',
  ],
  limits: [
    'Costs arrive once a day.',
    'A conversion needs a click from the last 90 days.',
    'Calls are tracked through call assets or CallRail.',
  ],
  access: 'Read reports and lead forms, and upload conversions. No changes to campaigns or billing',
  guide: {label: 'See where customers come from', to: '/docs/reports-and-dashboards/see-where-customers-come-from'},
};
