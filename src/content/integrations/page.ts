import {company} from '#src/content/company/company';
import type {IntegrationsContent} from '#src/content/schema/integrations';
import {connectionKinds, directory} from './directory';
import {integrationLabels} from './labels';
import {docusign} from './pages/docusign';
import {gmail} from './pages/gmail';
import {googleAds} from './pages/google-ads';
import {googleCalendar} from './pages/google-calendar';
import {metaLeadAds} from './pages/meta-lead-ads';
import {microsoft365} from './pages/microsoft-365';
import {quickbooks} from './pages/quickbooks';
import {shopify} from './pages/shopify';
import {slack} from './pages/slack';
import {stripe} from './pages/stripe';
import {zapier} from './pages/zapier';
import {zoom} from './pages/zoom';

/** `/integrations` */
export const integrationsPage: IntegrationsContent = {
  meta: {
    title: 'CRM integrations: calendars, email, payments',
    description: `${company.claims.integrations} integrations for your CRM: Google, Microsoft 365, Stripe, QuickBooks, Shopify, Meta, Zapier and more, with how each connects.`,
  },
  title: 'Integrations with the tools you have',
  lead: `${company.claims.integrations} integrations. Search by name, or browse by what each one does.`,
  tools: {
    label: 'Twelve tools, and what each exchanges with Scalewell',
    directions: integrationLabels.directions,
    link: 'integration',
    items: [
      stripe,
      googleCalendar,
      gmail,
      microsoft365,
      zoom,
      metaLeadAds,
      googleAds,
      quickbooks,
      shopify,
      docusign,
      slack,
      zapier,
    ],
  },
  categories: directory,
  kinds: connectionKinds,
  plansNote: 'On every plan, unless noted.',
  filter: {label: 'Categories', all: 'All'},
  search: {
    label: 'Search integrations',
    noun: 'integrations',
    none: 'No integration matches.',
    action: {label: 'Ask us about it', to: '/contact'},
  },
  fold: {show: 'Show # more', hide: 'Show fewer'},
  closing: {
    title: 'See your own tools connected',
    text: 'In thirty minutes we’ll connect the first one with you and name any that needs a workaround.',
    action: {label: 'Book a Demo', opensDemo: true},
    links: [
      {label: 'What connects to what, by trade', to: '/integrations/by-trade'},
      {label: 'Start Free Trial', to: '/trial'},
      {label: 'Connect your tools', to: '/docs/getting-started/connect-your-tools'},
      {label: 'Switch from another CRM', to: '/docs/switching'},
      {label: 'Compare approaches', to: '/compare'},
    ],
  },
};
