import type {Sql} from '../../database/sql';

/** The line about a delivery that has not arrived: `functions/delivery/outbox/undelivered.ts`. */
export const undeliveredKind = 'undelivered';

const companyKinds = ['contact', 'trial', 'request', 'held-messages', 'team-report', undeliveredKind] as const;

/** Whether mail of this kind goes to the company. Other kinds go to addresses anyone can enter. */
export const isCompanyKind = (kind: string): boolean =>
  companyKinds.some((each) => each === kind) || kind.startsWith('booking-host');

/** The same as a condition on `outbox`; everything for the CRM is for the company, too. */
export const isToCompany = (sql: Sql) =>
  sql`(channel = 'crm' or kind like 'booking-host%' or kind = any (string_to_array(${companyKinds.join()}, ',')))`;

/**
 * Order on `outbox` of what is due: the company first, then emails someone is waiting for; the newest lead first.
 * @param isVisitorsTurn The company last: short runs send few emails, and visitors must not wait behind all leads.
 */
export const byPriority = (sql: Sql, isVisitorsTurn = false) => sql`case
    when ${isToCompany(sql)} and kind not in ('held-messages', ${undeliveredKind})
      then ${isVisitorsTurn ? 4 : 1}::int
    when kind in ('booking-visitor', 'booking-reminder-hour') then 2 else 3
  end, created_at desc`;
