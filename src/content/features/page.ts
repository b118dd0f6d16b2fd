import {company} from '#src/content/company/company';
import type {Action, Closing, Integration, PageMeta} from '#src/content/schema/page';

export const featuresMeta: PageMeta = {
  title: 'CRM features: pipelines, texts, automation',
  description:
    'Dashboard, shared inbox, pipelines, workflows, booking, payments, reports and more: the twelve CRM features of Scalewell and the tools they connect to.',
};

export const featuresHead = {
  title: 'Twelve CRM tools, one customer record',
  aside: 'Whatever a customer does ends up in the same place, so you never have to ask them twice.',
} as const;

/** The only page that includes partner integrations in its count. */
export const featuresIntegrations: {title: string; text: string; items: readonly Integration[]; all: Action} = {
  title: 'Keep the tools you like',
  text: `${company.claims.integrations} native integrations, 200+ with partner connectors.`,
  items: [
    {name: 'Gmail', category: 'Email', to: '/integrations/gmail'},
    {name: 'Outlook', category: 'Email', to: '/integrations/microsoft-365'},
    {name: 'Google Calendar', category: 'Calendar', to: '/integrations/google-calendar'},
    {name: 'Zoom', category: 'Meetings', to: '/integrations/zoom'},
    {name: 'Slack', category: 'Alerts', to: '/integrations/slack'},
    {name: 'Meta Lead Ads', category: 'Lead forms', to: '/integrations/meta-lead-ads'},
    {name: 'Google Ads', category: 'Lead forms', to: '/integrations/google-ads'},
    {name: 'Shopify', category: 'Store', to: '/integrations/shopify'},
    {name: 'Stripe', category: 'Payments', to: '/integrations/stripe'},
    {name: 'QuickBooks', category: 'Invoices', to: '/integrations/quickbooks'},
    {name: 'DocuSign', category: 'Signatures', to: '/integrations/docusign'},
    {name: 'Zapier', category: 'Other apps', to: '/integrations/zapier'},
  ],
  all: {label: 'See all integrations', to: '/integrations'},
};

export const featuresClosing: Closing = {
  title: 'Follow one lead from form to paid',
  text: 'In thirty minutes we’ll take a request from your site to a booked and paid appointment, with your stages and your messages.',
  action: {label: 'Book a Demo', opensDemo: true},
  links: [
    {label: 'See the plans', to: '/pricing'},
    {label: 'Read the docs', to: '/docs'},
  ],
};
