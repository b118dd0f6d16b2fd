import {claims} from './company/claims';
import {company} from './company/company';

import type {SearchAnswer} from '#src/contracts/search-index';

/** First answers to what visitors type most. One list: the phrases, then the page and the sentence that answers. */
export const searchAnswers: readonly SearchAnswer[] = [
  {
    asks: ['log in', 'login', 'sign in', 'signin', 'password', 'crm login'],
    title: 'Trouble signing in',
    text: 'Choose CRM Login at the top of any page. This guide helps if your password or code doesn’t work.',
    to: '/docs/troubleshooting/trouble-signing-in',
  },
  {
    asks: ['refund', 'money back', 'cancel subscription', 'cancel plan', 'cancel account', 'cancellation'],
    title: 'What happens when we cancel?',
    text: 'How to cancel, until when you can use your plan, and what you can export.',
    to: '/faq#what-happens-when-we-cancel',
  },
  {
    asks: ['whatsapp'],
    title: 'WhatsApp Business',
    text: 'New WhatsApp messages arrive as notes on the contact, through Zapier, one way.',
    to: '/integrations',
  },
  {
    asks: ['quickbooks', 'quick books', 'xero', 'accounting'],
    title: 'QuickBooks and Xero',
    text: 'Customers and invoices stay in sync with your accounting.',
    to: '/docs/getting-started/connect-your-tools',
  },
  {
    asks: ['zapier', 'integrations', 'integration'],
    title: 'Integrations',
    text: 'Every tool that connects, and how: built in, through Zapier, or by webhook.',
    to: '/integrations',
  },
  {
    asks: ['free trial', 'trial', 'try it', 'free'],
    title: 'Start a free trial',
    text: `${claims.trialLength}, up to ${claims.trialContacts} contacts, and no credit card.`,
    to: '/docs/getting-started/start-a-free-trial',
  },
  {
    asks: ['hipaa', 'baa', 'business associate', 'gdpr', 'soc 2', 'soc2', 'compliance', 'certification'],
    title: 'Which standards do you follow?',
    text: 'What we align with, and the agreements we sign.',
    to: '/faq#which-standards-do-you-follow',
  },
  {
    asks: ['price', 'prices', 'pricing', 'cost', 'costs', 'how much', 'plans', 'discount'],
    title: 'Plans and prices',
    text: 'Four plans side by side, and a calculator that finds the smallest one that fits.',
    to: '/pricing',
  },
  {
    asks: ['support', 'contact', 'phone number for support', 'help desk', 'talk to a person', 'customer service'],
    title: 'Contact support',
    text: `Chat, email, phone and their hours. Phone: ${company.phone}.`,
    to: '/contact-support',
  },
  {
    asks: ['demo', 'book a demo', 'talk to sales', 'sales'],
    title: 'Book a demo',
    text: 'Pick a time for a 30-minute call, with your own pipeline on the screen.',
    to: '/demo',
  },
  {
    asks: ['app', 'mobile app', 'iphone', 'android', 'app store'],
    title: 'Work from your phone',
    text: 'There’s nothing to download: add Scalewell to your home screen from the browser.',
    to: '/docs/getting-started/work-from-your-phone',
  },
  {
    asks: ['api', 'api key', 'webhook', 'webhooks', 'developer', 'openapi', 'rest'],
    title: 'API reference',
    text: 'Endpoints, webhooks and samples in three languages.',
    to: '/docs/api',
  },
  {
    asks: ['google calendar', 'outlook', 'office 365', 'calendar sync', 'ical'],
    title: 'Connect your calendar',
    text: 'Connect a calendar once, and busy times are never offered.',
    to: '/docs/calendars-and-booking/connect-your-calendar',
  },
  {
    asks: ['switch', 'migrate', 'migration', 'hubspot', 'salesforce', 'pipedrive', 'spreadsheet', 'csv'],
    title: 'Switching',
    text: 'Move from a spreadsheet, HubSpot, Pipedrive or Salesforce: what to export, and what doesn’t come along.',
    to: '/docs/switching',
  },
  {
    asks: ['10dlc', 'a2p', 'sms registration', 'text registration'],
    title: 'Register for A2P 10DLC',
    text: 'What US carriers ask for before they deliver your texts.',
    to: '/docs/messaging/register-for-a2p-10dlc',
  },
  {
    asks: ['sso', 'saml', 'single sign on', 'scim', '2fa', 'mfa', 'two factor'],
    title: 'Secure sign-in',
    text: 'Two-step sign-in for everyone, and single sign-on on Enterprise.',
    to: '/docs/administration-and-api/secure-sign-in',
  },
  {
    asks: ['unsubscribe', 'opt out', 'stop texts', 'stop emails'],
    title: 'Handle consent and opt-outs',
    text: 'How people stop texts and emails, and what happens then.',
    to: '/docs/messaging/handle-consent-and-opt-outs',
  },
  {
    asks: ['export', 'download my data', 'data export', 'backup'],
    title: 'Export your data',
    text: 'Take contacts, deals and messages with you, at any time.',
    to: '/docs/administration-and-api/export-your-data',
  },
];
