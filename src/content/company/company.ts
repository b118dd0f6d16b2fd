import facts from '#src/content/settings/company.json' with {type: 'json'};

/**
 * Every fact about the company: `settings/company.json`, and what the environment decides. An owner overrides a fact with the
 * environment variable next to it; variables are read when the site is built (operations/variables.md lists them). An empty one is
 * treated as unset (`||`): that is how Netlify's form saves a variable that was cleared.
 */
export const company = {
  ...facts,
  /** Origin of the site, without a trailing slash. */
  url: process.env.SITE_URL || 'https://www.scalewell.example',
  /** URL of the app, which opens in a new tab. */
  loginUrl: process.env.CRM_LOGIN_URL || 'https://app.scalewell.example',
  /** URL prefix for editing a file of this repository. `none` removes the edit links. */
  editUrl: process.env.EDIT_URL || 'https://code.scalewell.example/website/edit/main',
  supportEmail: process.env.SUPPORT_EMAIL || facts.supportEmail,
  salesEmail: process.env.SALES_EMAIL || facts.salesEmail,
  securityEmail: process.env.SECURITY_EMAIL || facts.securityEmail,
  privacyEmail: process.env.PRIVACY_EMAIL || facts.privacyEmail,
  legalEmail: process.env.LEGAL_EMAIL || facts.legalEmail,
  /** Expiration date of `/.well-known/security.txt`, at most a year away (RFC 9116). */
  securityTextExpires: '2027-10-31T00:00:00Z',
  phone: process.env.COMPANY_PHONE || facts.phone,
  city: process.env.COMPANY_CITY || facts.city,
  address: process.env.COMPANY_ADDRESS || facts.address,
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
