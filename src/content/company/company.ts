/**
 * Every fact about the company. An owner overrides a fact with the environment variable next to it;
 * variables are read when the site is built (operations/variables.md lists them). An empty one is treated as unset (`||`): that is how
 * Netlify's form saves a variable that was cleared.
 */
export const company = {
  name: 'Scalewell',
  /** Origin of the site, without a trailing slash. */
  url: process.env.SITE_URL || 'https://www.scalewell.example',
  /** URL of the app, which opens in a new tab. */
  loginUrl: process.env.CRM_LOGIN_URL || 'https://app.scalewell.example',
  /** URL prefix for editing a file of this repository. `none` removes the edit links. */
  editUrl: process.env.EDIT_URL || 'https://code.scalewell.example/website/edit/main',
  supportEmail: process.env.SUPPORT_EMAIL || 'support@scalewell.example',
  salesEmail: process.env.SALES_EMAIL || 'sales@scalewell.example',
  /** Sends the mails of the site, unless `MAIL_FROM` names another. */
  senderEmail: 'website@scalewell.example',
  securityEmail: process.env.SECURITY_EMAIL || 'security@scalewell.example',
  privacyEmail: process.env.PRIVACY_EMAIL || 'privacy@scalewell.example',
  /** Expiration date of `/.well-known/security.txt`, at most a year away (RFC 9116). */
  securityTextExpires: '2027-10-31T00:00:00Z',
  legalEmail: process.env.LEGAL_EMAIL || 'legal@scalewell.example',
  /** Sends the newsletter's issues, so it receives the list. Sample: replace it with the name of your mail tool. */
  newsletterService: 'Broadsheet (broadsheet.example, sample name)',
  /** As printed. */
  phone: process.env.COMPANY_PHONE || '+1 (416) 555-0142',
  city: process.env.COMPANY_CITY || 'Toronto, Ontario, Canada',
  /** Postal address on one line. */
  address: process.env.COMPANY_ADDRESS || '1 Sample Street, Toronto, Ontario, Canada',
  /** Where customers find the chat. The website has none. */
  chat: 'the question mark in the app',
  /** Phone hours. Chat and tickets are open around the clock. */
  hours: [
    {days: 'Monday–Friday', time: '9 AM–6 PM EST'},
    {days: 'Saturday', time: '10 AM–4 PM EST'},
    {days: 'Sunday', time: 'Closed'},
  ],
  /** The weekday hours on one line, for the legal pages. */
  supportHours: 'Monday–Friday, 9 AM–6 PM EST',
  /** Sample: the owner enters the registered name. The terms and `/about` name it. */
  legalName: 'Scalewell Inc.',
  foundedYear: 2019,
  copyrightYear: 2025,
  claims: {
    businesses: '500+',
    teamMembers: '50+',
    integrations: '100+',
    uptime: '99.9%',
    support: '24/7',
  },
  /** Typical first response times. */
  responseTimes: {
    email: '4–6 hours within support hours',
    liveChat: '2–5 minutes',
    privacy: '72 hours',
    legal: '5 business days',
  },
} as const;

/** The displayed phone number as a `tel:` URL. */
export const phoneHref = `tel:${company.phone.replace(/[^+\d]/g, '')}`;

/** Environment variables that `company` reads. The build passes only these to the browser. */
export const companyVariables = [
  'SITE_URL',
  'CRM_LOGIN_URL',
  'EDIT_URL',
  'SUPPORT_EMAIL',
  'SALES_EMAIL',
  'SECURITY_EMAIL',
  'PRIVACY_EMAIL',
  'LEGAL_EMAIL',
  'COMPANY_PHONE',
  'COMPANY_CITY',
  'COMPANY_ADDRESS',
] as const;
