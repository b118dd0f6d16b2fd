import type {Sql} from '../lib/database/database';
import type {RateLimit} from '../lib/database/rate-limit';
import {before} from '../lib/database/rate-limit';
import type {RequestResult, SignUp} from './ports';

const day = 24 * 60 * 60;
/** Mails that one address gets in a day by being typed into the form. */
const mailsPerDay = 3;
/** Requests that nobody confirmed are kept so many seconds. */
const patience = 30 * day;
const oldestRows = 20;

/**
 * Notes the request and counts it against its sender, both or neither. New, waiting and confirmed addresses go through the
 * same statement, so the time it takes does not tell them apart.
 */
export async function askForNewsletter(sql: Sql, {id, email, at}: SignUp, limit: RateLimit): Promise<RequestResult> {
  const now = at.toISOString();
  const key = email.toLowerCase();
  const [row] = await sql<{id: string; email: string; state: string; mail: boolean}>`
    with counted as (
      insert into rate_limits as kept (subject, hits, allowed, expires_at)
      values (${limit.subject}, array[${now}::timestamptz], ${limit.allowed}::int,
        ${before(at, -limit.seconds)}::timestamptz)
      on conflict (subject) do update set
        hits = array(select hit from unnest(kept.hits) as hit
          where hit > ${before(at, limit.seconds)}::timestamptz) || excluded.hits,
        allowed = excluded.allowed,
        expires_at = excluded.expires_at
    ), swept as (
      delete from subscribers where id in (
        select id from subscribers
        where state = 'pending' and requested_at < ${before(at, patience)}::timestamptz and address_key <> ${key}
        order by requested_at limit ${oldestRows}::int for update skip locked
      )
    )
    insert into subscribers as kept (id, email, address_key, state, requested_at, mailed_at)
    values (${id}::uuid, ${email}, ${key}, 'pending', ${now}::timestamptz, array[${now}::timestamptz])
    on conflict (address_key) do update set
      email = case kept.state when 'confirmed' then kept.email else excluded.email end,
      state = case kept.state when 'confirmed' then 'confirmed' else 'pending' end,
      requested_at = excluded.requested_at,
      mailed_at = array(
        select mailed from unnest(kept.mailed_at) as mailed where mailed > ${before(at, day)}::timestamptz
        order by mailed limit ${mailsPerDay}::int
      ) || excluded.mailed_at
    returning id, email, state, cardinality(mailed_at) <= ${mailsPerDay}::int as mail`;
  if (row === undefined) return {kind: 'unavailable', code: 'no-row'};
  const {state, mail, ...subscriber} = row;
  return {kind: 'asked', subscriber, known: state === 'confirmed', mail};
}
