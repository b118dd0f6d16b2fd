import type {Sql} from '../lib/database/database';
import type {RateLimit} from '../lib/database/rate-limit';
import {before, countRequest} from '../lib/database/rate-limit';
import type {NewDelivery} from '../lib/outbox/delivery';
import {outboxRows} from '../lib/outbox/delivery';
import type {Lead, StoreResult} from '../lib/pipeline/types';

import type {Subscription} from '#src/contracts/newsletter';

const day = 24 * 60 * 60;
/** Mails that one address gets in a day by being typed into the form. */
const mailsPerDay = 3;
/** Requests that nobody confirmed are kept so many seconds. */
const patience = 30 * day;
const oldestRows = 20;

/**
 * Notes the request with the mail that answers it, and counts it against its sender: all of it or nothing. New, waiting and
 * confirmed addresses go through the same statement, so the time it takes does not tell them apart. Whether the mail asks
 * to confirm or says that there is nothing to do is known here alone, as is the row that it is about.
 */
export async function requestSubscription(
  sql: Sql,
  {id, at, value: {email}, suspicions}: Lead<Subscription>,
  limits: readonly RateLimit[],
  mail: NewDelivery,
): Promise<StoreResult> {
  const now = at.toISOString();
  const key = email.toLowerCase();
  const [row] = await sql<{id: string; mail: boolean}>`
    with added as (
      select 1
    ), ${countRequest(sql, limits, at)}, forgotten as (
      delete from subscribers where id in (
        select id from subscribers
        where state = 'pending' and confirmed_at is null and requested_at < ${before(at, patience)}::timestamptz and address_key <> ${key}
        order by requested_at limit ${oldestRows}::int for update skip locked
      ) returning id
    ), silenced as (
      delete from outbox where reference in (select id from forgotten)
    ), asked as (
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
      returning id, state, cardinality(mailed_at) <= ${mailsPerDay}::int as mail
    ), queued as (
      insert into outbox
      select rows.* from asked, outbox_rows(${outboxRows([mail], at)}::jsonb, jsonb_build_object('reference', id, 'state',
        ${suspicions.length === 0 ? 'waiting' : 'held'}::text, 'kind',
        case state when 'confirmed' then 'newsletter-known' else 'newsletter-confirm' end)) as rows
      where mail
    )
    select id, mail from asked`;
  if (row === undefined) return {kind: 'unavailable', code: 'no-row'};
  return {kind: 'asked', id: row.id, deliveries: row.mail ? [mail] : []};
}
