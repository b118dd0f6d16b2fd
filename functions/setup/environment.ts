import {company} from '#src/content/company/company';
import {isOwnCalendar} from '#src/contracts/booking';
import type {Mailbox} from '../delivery/mail/mail';
import {readSecrets, type Secrets, unsignedReason} from '../security/secrets';

/** Reads `Name <name@company.com>` or a bare address. */
export function readMailbox(text: string): Mailbox {
  const [, name = '', address = text] = /^\s*"?([^"<]*?)"?\s*<([^<>\s]+)>\s*$/.exec(text) ?? [];
  return {name, address: address.trim()};
}

/** An empty variable is treated as unset. */
export function nonEmpty(value: string | undefined): string | undefined {
  return value?.trim() || undefined;
}

export function readLimit(value: string | undefined, fallback: number): number {
  const limit = Number(value);
  return Number.isInteger(limit) && limit > 0 ? limit : fallback;
}

/** Settings the functions read from environment variables; `operations/variables.md` lists them. */
export type Environment = Secrets & {
  /** True under `netlify dev`. */
  local: boolean;
  smtpUrl: string | undefined;
  /** Mail waits, while forms and booking stay open. */
  mailPaused: boolean;
  /** Mailbox that gets all mail of a preview. */
  previewMailTo: Mailbox | undefined;
  /** Shows the reasons in `/api/health` to callers who have it. */
  healthToken: string | undefined;
  /** CRM webhook URL, and the secret events are signed with. */
  crmUrl: string | undefined;
  crmSecret: string | undefined;
  /** Webhook of the team's chat, which gets a line per lead. */
  notifyUrl: string | undefined;
  /** Hosts' own calendars, as `readFeeds` reads them. */
  hostCalendars: string | undefined;
  /** Demos are booked here, rather than in another calendar. */
  ownsCalendar: boolean;
  mailFrom: Mailbox;
  supportMailbox: Mailbox;
  /** The company's postal address and phone number, at the end of each mail. */
  companyAddress: string;
  companyPhone: string;
  /** Origin for links in emails, without a trailing slash. Previews and local machines use the request's origin. */
  siteUrl: string | undefined;
  /** Messages, and sign-ups, per sender in ten minutes. */
  contactLimit: number;
  /** Demos that one sender takes in 24 hours; beyond it, they are requests. */
  bookingLimit: number;
  /** Messages from all senders that the team gets one by one in a day; beyond it, it gets summaries. */
  floodLimit: number;
  /** The team gets the week's numbers on Mondays. */
  weeklyMail: boolean;
  /** Browsers report faults on pages of ours. */
  faultReports: boolean;
  /** Days messages and bookings are kept. */
  leadRetentionDays: number;
};

export type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads the environment of a function. Only `netlify dev` sets `NETLIFY_DEV`. Previews have no CRM and no chat, and no
 * mail server without `PREVIEW_MAIL_TO`.
 * @param deployContext `context.deploy.context`, because Netlify sets no such variable while functions run.
 */
export function readEnvironment(variables: Variables, deployContext: string): Environment {
  const local = variables.NETLIFY_DEV === 'true';
  const isPreview = !local && deployContext !== 'production';
  const ownsCalendar = isOwnCalendar(variables.BOOKING_CALENDAR_URL);
  const previewMailTo = isPreview ? nonEmpty(variables.PREVIEW_MAIL_TO) : undefined;
  return {
    local,
    smtpUrl: isPreview && previewMailTo === undefined ? undefined : nonEmpty(variables.SMTP_URL),
    mailPaused: !['', '0'].includes(variables.MAIL_PAUSED?.trim() ?? ''),
    previewMailTo: previewMailTo === undefined ? undefined : readMailbox(previewMailTo),
    healthToken: nonEmpty(variables.HEALTH_TOKEN),
    crmUrl: isPreview ? undefined : nonEmpty(variables.CRM_WEBHOOK_URL),
    crmSecret: isPreview ? undefined : nonEmpty(variables.CRM_WEBHOOK_SECRET),
    notifyUrl: isPreview ? undefined : nonEmpty(variables.NOTIFY_WEBHOOK_URL),
    ownsCalendar,
    hostCalendars: isPreview || !ownsCalendar ? undefined : nonEmpty(variables.HOST_CALENDARS),
    mailFrom: readMailbox(nonEmpty(variables.MAIL_FROM) ?? `${company.name} <${company.senderEmail}>`),
    supportMailbox: {
      name: `${company.name} support`,
      address: nonEmpty(variables.SUPPORT_EMAIL) ?? company.supportEmail,
    },
    companyAddress: nonEmpty(variables.COMPANY_ADDRESS) ?? company.address,
    companyPhone: nonEmpty(variables.COMPANY_PHONE) ?? company.phone,
    siteUrl:
      local || isPreview ? undefined : (nonEmpty(variables.SITE_URL) ?? nonEmpty(variables.URL))?.replace(/\/+$/, ''),
    ...readSecrets(variables.APP_SECRET ?? '', local),
    contactLimit: readLimit(nonEmpty(variables.CONTACT_LIMIT), 5),
    bookingLimit: readLimit(nonEmpty(variables.BOOKING_LIMIT), 4),
    floodLimit: readLimit(nonEmpty(variables.FLOOD_LIMIT), 200),
    weeklyMail: nonEmpty(variables.WEEKLY_MAIL) !== 'off',
    faultReports: nonEmpty(variables.FAULT_REPORTS) !== 'off',
    leadRetentionDays: readLimit(nonEmpty(variables.LEAD_RETENTION_DAYS), 730),
  };
}

/** Name of the variable without which no email with links can be sent; `undefined` if it is set. */
export function unmailedReason(
  environment: Pick<Environment, 'appSecret' | 'local' | 'secretFault' | 'smtpUrl'>,
): string | undefined {
  const {smtpUrl, local} = environment;
  return unsignedReason(environment) ?? (smtpUrl === undefined && !local ? 'SMTP_URL is not set' : undefined);
}
