import type {Integration} from '#src/content/schema/page';

/** Tools of /services/implementation-integration. */
export const implementationIntegrationTools: Integration[] = [
  {name: 'Salesforce', category: 'CRM'},
  {name: 'HubSpot', category: 'CRM'},
  {name: 'Pipedrive', category: 'CRM'},
  {name: 'Google Workspace', category: 'Email and calendar'},
  {name: 'Microsoft 365', category: 'Email and calendar'},
  {name: 'QuickBooks', category: 'Accounting'},
  {name: 'Xero', category: 'Accounting'},
  {name: 'Stripe', category: 'Payments'},
  {name: 'Shopify', category: 'Orders'},
  {name: 'Twilio', category: 'Texts and calls'},
  {name: 'Slack', category: 'Alerts'},
  {name: 'Zapier', category: 'Other apps'},
];
