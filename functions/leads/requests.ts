import {before} from '../database/rate-limit';
import {onlyRow, secondsSince, type Sql} from '../database/sql';
import {daySeconds} from '../security/rate-subject';

/** A condition on `contact_messages`: a request that the team has not answered. Held ones are listed with the other held messages. */
export const isOpenRequest = (sql: Sql) => sql`kind = 'request' and state in ('received', 'released')`;

/** Parts of the statement that answers a request: `asked` has it if it was open or held. What was held back with it isn't sent. */
export const answerRequest = (sql: Sql, id: string, at: Date) => sql`
  asked as (
    update contact_messages set state = 'answered'
    where id = ${id}::uuid and kind = 'request' and state in ('received', 'released', 'held') returning id
  ), dropped as (
    update outbox set state = 'cancelled', done_at = ${at.toISOString()}::timestamptz
    where reference in (select id from asked) and state = 'held'
  )`;

/** Answers a request without a demo. Returns whether it was open. */
export async function declineRequest(sql: Sql, id: string, at: Date): Promise<boolean> {
  const [row] = await sql`with ${answerRequest(sql, id, at)} select id from asked`;
  return row !== undefined;
}

/** Requests in numbers, for `/api/health`. */
export type RequestState = {
  open: number;
  /** Received within 24 hours, answered or not. */
  today: number;
  oldestOpenSeconds: number | null;
};

export async function readRequestState(sql: Sql, at: Date): Promise<RequestState> {
  const rows = await sql<RequestState>`
    select count(*) filter (where state <> 'answered')::int as open,
      count(*) filter (where received_at > ${before(at, daySeconds)}::timestamptz)::int as today,
      max(${secondsSince(sql, at, sql`received_at`)}) filter (where state <> 'answered') as "oldestOpenSeconds"
    from contact_messages where kind = 'request' and (${isOpenRequest(sql)}
      or (state = 'answered' and received_at > ${before(at, daySeconds)}::timestamptz))`;
  return onlyRow(rows);
}

/** An open request, without what its sender typed. */
export type OpenRequest = {id: string; receivedAt: Date; wishedAt: Date};

type Row = Record<'receivedAt' | 'wishedAt', Date | string> & {id: string};

/** The largest number of requests in one email. */
const maxListed = 30;

/**
 * Open requests, those with the earliest wished time first.
 * @param urgent Only those received before, or wished before.
 */
export async function listOpenRequests(sql: Sql, urgent?: {received: Date; wished: Date}): Promise<OpenRequest[]> {
  const isUrgent = urgent
    ? sql`(received_at < ${urgent.received.toISOString()}::timestamptz or wished_at < ${urgent.wished.toISOString()}::timestamptz)`
    : sql`true`;
  const rows = await sql<Row>`
    select id, received_at as "receivedAt", coalesce(wished_at, received_at) as "wishedAt" from contact_messages
    where ${isOpenRequest(sql)} and ${isUrgent} order by wished_at limit ${maxListed}::int`;
  return rows.map(({id, ...times}) => ({
    ...{id, receivedAt: new Date(times.receivedAt), wishedAt: new Date(times.wishedAt)},
  }));
}
