/**
 * Every fact about the company. An owner overrides a fact with the environment variable next to it;
 * variables are read when the site is built (operations/variables.md lists them). An empty one is treated as unset (`||`): that is how
 * Netlify's form saves a variable that was cleared.
 */
export const company = {
  name: 'Scalewell',
  /** Address of the site, without a slash at the end. */
  url: process.env.SITE_URL || 'https://www.scalewell.example',
  /** The product's application: opened in a new tab. */
  loginUrl: process.env.CRM_LOGIN_URL || 'https://app.scalewell.example',
  /** Where a file of this repository is edited; its path follows. `none`: pages have no such link. */
  editUrl: process.env.EDIT_URL || 'https://code.scalewell.example/website/edit/main',
  supportEmail: process.env.SUPPORT_EMAIL || 'support@scalewell.example',
  salesEmail: process.env.SALES_EMAIL || 'sales@scalewell.example',
  securityEmail: process.env.SECURITY_EMAIL || 'security@scalewell.example',
  privacyEmail: process.env.PRIVACY_EMAIL || 'privacy@scalewell.example',
  /** When `/.well-known/security.txt` has to be looked at again; at most a year away (RFC 9116). */
  securityTextExpires: '2027-10-31T00:00:00Z',
  legalEmail: process.env.LEGAL_EMAIL || 'legal@scalewell.example',
  /** As printed. */
  phone: process.env.COMPANY_PHONE || '+1 (416) 555-0142',
  city: process.env.COMPANY_CITY || 'Toronto, Ontario, Canada',
  /** Postal address, as printed in one line. */
  address: process.env.COMPANY_ADDRESS || '1 Sample Street, Toronto, Ontario, Canada',
  /** When someone answers the phone. Chat and tickets are open at any hour. */
  hours: [
    {days: 'Monday–Friday', time: '9 AM–6 PM EST'},
    {days: 'Saturday', time: '10 AM–4 PM EST'},
    {days: 'Sunday', time: 'Closed'},
  ],
  /** The weekday hours in one line, as the policies quote them. */
  supportHours: 'Monday–Friday, 9 AM–6 PM EST',
  foundedYear: 2019,
  copyrightYear: 2025,
  claims: {
    businesses: '500+',
    teamMembers: '50+',
    integrations: '100+',
    uptime: '99.9%',
    support: '24/7',
  },
  /** Typical times to a first answer. */
  responseTimes: {
    email: '4–6 hours',
    liveChat: '2–5 minutes',
    privacy: '72 hours',
    legal: '5 business days',
  },
} as const;

/** `tel:` form of the printed phone number. */
export const phoneHref = `tel:${company.phone.replace(/[^+\d]/g, '')}`;

/** Variables that `company` reads; the build passes these and no others to the browser. */
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
