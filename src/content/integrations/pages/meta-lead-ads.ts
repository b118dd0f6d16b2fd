import {findIntegration} from '#src/content/product/words';
import type {IntegrationContent} from '#src/content/schema/integrations';

export const metaLeadAds: IntegrationContent = {
  slug: 'meta-lead-ads',
  name: 'Meta Lead Ads',
  mark: 'megaphone',
  meta: {
    title: 'Meta Lead Ads integration: leads in your CRM',
    description:
      'Connect Meta Lead Ads to Scalewell: each lead from Facebook and Instagram becomes a contact within a minute, with a first text on its way.',
  },
  lead: 'Each lead from Facebook and Instagram becomes a contact within a minute.',
  hero: {
    label:
      'A lead form on Instagram is filled in at 8:52. The person is a contact in Scalewell in the same minute, and gets a first text at 8:53.',
    theirs: {
      figure: '8:52',
      caption: 'Lead form on Instagram',
      chip: 'New lead',
      rows: [
        ['Name', 'As typed'],
        ['Phone', 'As typed'],
        ['Campaign', 'City EV, June'],
      ],
    },
    ours: {
      name: 'New lead',
      day: 'Today',
      initials: 'NL',
      lit: 0,
      rows: [
        {time: '8:52', icon: 'megaphone', title: 'Lead from Instagram', note: 'City EV, June'},
        {time: '8:52', icon: 'user', title: 'Owner assigned', note: 'By your routing rules'},
        {time: '8:53', icon: 'message', title: 'First text sent', note: 'Two times offered'},
      ],
    },
    over: 'Lead form entry',
    under: 'Campaign and ad',
  },
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
    findIntegration('Meta Lead Ads'),
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
