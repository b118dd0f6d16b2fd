import {findIntegration} from '#src/content/product/words';
import type {IntegrationContent} from '#src/content/schema/integrations';
import {noor} from '../northfield';

export const googleAds: IntegrationContent = {
  slug: 'google-ads',
  name: 'Google Ads',
  mark: 'chart',
  meta: {
    title: 'Google Ads integration: leads and cost by deal',
    description:
      'Connect Google Ads to Scalewell: lead form entries become contacts, and each won deal shows the campaign and the cost behind it.',
  },
  lead: 'Lead form entries become contacts, and each won deal shows what it cost to win.',
  hero: {
    label: `A lead that cost $38.20 in Google Ads becomes a contact, ${noor.name}. The deal is won on ${noor.moved.date} and goes back to Google Ads as a conversion.`,
    theirs: {
      figure: '$38.20',
      caption: 'Cost of this lead',
      chip: 'Converted',
      rows: [
        ['Campaign', 'Compact cars'],
        ['Keyword', 'compact car near me'],
        ['Conversion', `Deal won, ${noor.value}`],
      ],
    },
    ours: {
      name: noor.name,
      day: noor.moved.day,
      initials: noor.initials,
      lit: 2,
      rows: [
        {time: noor.asked, icon: 'chart', title: 'Lead from Google Ads', note: 'Compact cars, “compact car near me”'},
        {time: noor.asked, icon: 'user', title: `${noor.owner} is the owner`, note: 'By the routing rules'},
        {time: noor.moved.date, icon: 'flag', title: `Deal won, ${noor.value}`, note: 'Sent back as a conversion'},
      ],
    },
    over: 'Lead form entry',
    under: 'Won deal',
  },
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
    findIntegration('Google Ads'),
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
