import {before} from '../database/rate-limit';
import {runRecorded} from '../database/record-run';
import type {Sql} from '../database/sql';
import type {Channel} from '../delivery/outbox/delivery';
import {type HintStore, updateHint} from '../delivery/outbox/hint';
import {queueHeldReports} from '../leads/held-messages';
import {queueReports} from '../leads/queue-reports';
import {closedChannelDays} from '../leads/retention-days';
import type {Environment} from '../setup/environment';
import type {Log} from '../setup/log';
import {purge} from './purge';

/** Milliseconds after which no new batch starts: a scheduled function may run for 30 seconds. */
const timeBudget = 20_000;

/** Dependencies of the daily job. */
export type RetentionPorts = {
  connect: () => Promise<Sql>;
  clock: () => Date;
  log: Log;
  environment: Pick<Environment, 'leadRetentionDays' | 'weeklyMail'>;
  /** Configured channels. */
  channels: readonly Channel[];
  /** Origin of the site, for links. */
  site: string;
  /** Where to note that an email is due. */
  hints?: HintStore | undefined;
};

/** Cancels deliveries that waited for days on a channel that is no longer configured. */
export async function endClosedChannels(sql: Sql, channels: readonly Channel[], at: Date): Promise<void> {
  await sql`
    update outbox set state = 'cancelled', code = 'channel-closed', done_at = ${at.toISOString()}::timestamptz
    where state = 'waiting' and wanted_at < ${before(at, closedChannelDays * 24 * 60 * 60)}::timestamptz
      and channel not in (select jsonb_array_elements_text(${JSON.stringify(channels)}::jsonb))`;
}

/**
 * Reports held messages, requests that wait and the week to the team, and deletes what is past its retention period. It does not throw;
 * the next day continues.
 */
export const runRetention = (requestId: string, ports: RetentionPorts): Promise<Response> =>
  runRecorded('retention', requestId, ports, async (sql, elapsed) => {
    const {clock, log, environment, channels, site, hints} = ports;
    const at = clock();
    await queueHeldReports(sql, site, at);
    await queueReports(sql, at, environment.weeklyMail);
    if (hints !== undefined) await updateHint(sql, channels, hints, at);
    const shouldContinue = () => elapsed() < timeBudget;
    const purged = await purge(sql, {at, leadDays: environment.leadRetentionDays, shouldContinue});
    await endClosedChannels(sql, channels, at);
    for (const [kind, count] of Object.entries(purged)) {
      if (count > 0) log('info', {event: `retention-${kind}`, outcome: 'purged', requestId, count, ms: elapsed()});
    }
  });
