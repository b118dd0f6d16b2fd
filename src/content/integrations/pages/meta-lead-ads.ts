import type {IntegrationContent} from '#src/content/schema/integrations';

export const metaLeadAds: IntegrationContent = {
  slug: 'meta-lead-ads',
  name: 'Meta Lead Ads',
  meta: {
    title: 'Meta Lead Ads integration: Facebook leads in your CRM',
    description:
      'Connect Meta Lead Ads to Scalewell: each lead from Facebook and Instagram becomes a contact within a minute, with a first text on its way.',
  },
  lead: 'Each lead from Facebook and Instagram becomes a contact within a minute.',
  moves: {
    direction: 'in',
    ours: ['Contact with campaign and form', 'Owner, by your routing rules', 'First text or email'],
    theirs: ['Lead form entry', 'Campaign, ad set and ad', 'Cost, with Meta Ads connected'],
    note: 'Answers to your own questions fill custom fields. The consent text of the form is kept with the contact.',
  },
  uses: [
    'Text a new lead within a minute, day or night',
    'Route by zip code, product or language',
    'Compare campaigns by won deals, not by leads',
  ],
  steps: [
    'Open Settings > Integrations, search for Meta Lead Ads and choose Connect.',
    'Sign in with the account that manages the page, and leave all permissions on.',
    'Select the page and the forms, and match each question to a field.',
    'Send an entry with Meta’s testing tool and open the contact.',
  ],
  limits: [
    'You need full control of the Facebook page.',
    'Meta keeps leads for 90 days; older ones can’t be imported.',
    'If the person who connected the page loses access, the connection shows Reconnect.',
  ],
  access: 'Lead entries and ad names of the pages you select. No posts, no payment methods',
  guide: {label: 'Route new leads', to: '/docs/contacts-and-pipelines/route-new-leads'},
};
