import type {Mailbox} from './mail/mail';
import {readSecrets, type Secrets} from './secrets';

/** Settings the functions read from environment variables; `operations/variables.md` lists them. */
export type Environment = Secrets & {
  /** True under `netlify dev`. */
  local: boolean;
  smtpUrl: string | undefined;
  /** On a preview, the one mailbox that gets all mail. */
  previewMailTo: Mailbox | undefined;
  /** Shows the reasons in `/api/health` to anyone who has it. */
  healthToken: string | undefined;
  /** Where the CRM takes events, and the key that they are signed with. */
  crmUrl: string | undefined;
  crmSecret: string | undefined;
  mailFrom: Mailbox;
  supportMailbox: Mailbox;
  /** The company's postal address and phone number, at the end of each mail. */
  companyAddress: string;
  companyPhone: string;
  /** Address of the site for links in mails, without a slash at its end; previews and a developer's machine use that of the request. */
  siteUrl: string | undefined;
  /** Messages, and sign-ups, that one address may send in ten minutes. */
  contactLimit: number;
  /** Demos that one sender, and one email address, may book in a day. */
  bookingLimit: number;
  /** Messages of ten minutes, from all addresses together, after which more of them are held. */
  floodLimit: number;
  /** Days for which messages and bookings are kept. */
  leadRetentionDays: number;
};

export type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Facts that the site's pages take from `src/content/company.ts`, which functions may not import.
 * A test in tests/functions keeps the two alike.
 */
export const siteName = 'Scalewell';
export const defaultSupportEmail = 'support@scalewell.example';
export const defaultMailFrom = 'Scalewell <website@scalewell.example>';
export const defaultCompanyAddress = '1 Sample Street, Toronto, Ontario, Canada';
export const defaultCompanyPhone = '+1 (416) 555-0142';

const defaultContactLimit = 5;
const defaultBookingLimit = 3;
const defaultFloodLimit = 100;
const defaultRetentionDays = 730;

/** Reads `Name <name@company.com>` or a bare address. */
function readMailbox(text: string): Mailbox {
  const [, name = '', address = text] = /^\s*"?([^"<]*?)"?\s*<([^<>\s]+)>\s*$/.exec(text) ?? [];
  return {name, address: address.trim()};
}

/** A variable that is set to nothing counts as not set. */
function given(value: string | undefined): string | undefined {
  return value?.trim() || undefined;
}

function readLimit(value: string | undefined, preset: number): number {
  const limit = Number(value);
  return Number.isInteger(limit) && limit > 0 ? limit : preset;
}

/**
 * Reads the environment of a function. `NETLIFY_DEV` is set by `netlify dev` alone. On a preview there is no CRM, and without
 * `PREVIEW_MAIL_TO` no mail server.
 * @param deployContext `context.deploy.context`, since Netlify sets no such variable while functions run.
 */
export function readEnvironment(variables: Variables, deployContext: string): Environment {
  const local = variables.NETLIFY_DEV === 'true';
  const isPreview = !local && deployContext !== 'production';
  const previewMailTo = isPreview ? given(variables.PREVIEW_MAIL_TO) : undefined;
  return {
    local,
    smtpUrl: isPreview && previewMailTo === undefined ? undefined : given(variables.SMTP_URL),
    previewMailTo: previewMailTo === undefined ? undefined : readMailbox(previewMailTo),
    healthToken: given(variables.HEALTH_TOKEN),
    crmUrl: isPreview ? undefined : given(variables.CRM_WEBHOOK_URL),
    crmSecret: isPreview ? undefined : given(variables.CRM_WEBHOOK_SECRET),
    mailFrom: readMailbox(given(variables.MAIL_FROM) ?? defaultMailFrom),
    supportMailbox: {name: `${siteName} support`, address: given(variables.SUPPORT_EMAIL) ?? defaultSupportEmail},
    companyAddress: given(variables.COMPANY_ADDRESS) ?? defaultCompanyAddress,
    companyPhone: given(variables.COMPANY_PHONE) ?? defaultCompanyPhone,
    siteUrl: local || isPreview ? undefined : (given(variables.SITE_URL) ?? given(variables.URL))?.replace(/\/+$/, ''),
    ...readSecrets(variables.APP_SECRET ?? '', local),
    contactLimit: readLimit(given(variables.CONTACT_LIMIT), defaultContactLimit),
    bookingLimit: readLimit(given(variables.BOOKING_LIMIT), defaultBookingLimit),
    floodLimit: readLimit(given(variables.FLOOD_LIMIT), defaultFloodLimit),
    leadRetentionDays: readLimit(given(variables.LEAD_RETENTION_DAYS), defaultRetentionDays),
  };
}
