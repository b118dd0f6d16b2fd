import type {Sql} from '../database/sql';
import {before} from '../database/rate-limit';
import type {Channel} from '../delivery/outbox/delivery';
import {closedChannelDays} from '../leads/retention-days';

/** Cancels deliveries that waited for days on a channel that is no longer configured. */
export async function endClosedChannels(sql: Sql, channels: readonly Channel[], at: Date): Promise<void> {
  await sql`
    update outbox set state = 'cancelled', code = 'channel-closed', done_at = ${at.toISOString()}::timestamptz
    where state = 'waiting' and wanted_at < ${before(at, closedChannelDays * 24 * 60 * 60)}::timestamptz
      and channel not in (select jsonb_array_elements_text(${JSON.stringify(channels)}::jsonb))`;
}
