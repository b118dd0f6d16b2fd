import type {Sql} from '../../database/sql';

/** The check mail to the company after it was refused a mail: `functions/delivery/outbox/check-mail.ts`. */
export const checkKind = 'mail-check';

const companyKinds = ['contact', 'trial', 'request', 'held-messages', 'lead-stats', checkKind] as const;

/** Whether mail of this kind goes to the company. Other kinds go to addresses anyone can enter. */
export const isCompanyKind = (kind: string): boolean =>
  companyKinds.some((each) => each === kind) || kind.startsWith('booking-host');

/** The same as a condition on `outbox`; everything for the CRM is for the company, too. */
export const isToCompany = (sql: Sql) =>
  sql`(channel = 'crm' or kind like 'booking-host%' or kind = any (string_to_array(${companyKinds.join()}, ',')))`;

/** Order on `outbox` of what is due: the company first, then mails someone is waiting for; the newest lead first. */
export const byPriority = (sql: Sql) => sql`case
    when kind = ${checkKind} then 0 when ${isToCompany(sql)} and kind not in ('held-messages', 'lead-stats') then 1
    when kind in ('booking-visitor', 'booking-reminder-hour', 'newsletter-confirm') then 2 else 3
  end, created_at desc`;
