import type {Integration} from '#src/content/schema/page';

/** Tools of /solutions/automate-sales-marketing. */
export const automateSalesMarketingTools: Integration[] = [
  {name: 'Gmail', category: 'Email'},
  {name: 'Outlook', category: 'Email'},
  {name: 'Twilio', category: 'Texts and calls'},
  {name: 'WhatsApp Business', category: 'Messaging'},
  {name: 'Meta Lead Ads', category: 'Lead forms'},
  {name: 'Google Ads', category: 'Lead forms'},
  {name: 'LinkedIn Lead Gen', category: 'Lead forms'},
  {name: 'Typeform', category: 'Forms'},
  {name: 'Calendly', category: 'Scheduling'},
  {name: 'Slack', category: 'Alerts'},
  {name: 'Mailchimp', category: 'Newsletters'},
  {name: 'Zapier', category: 'Other apps'},
];
