import type {Sql} from '../../functions/database/sql';
import type {CommandDatabase} from '../lib/database';
import {clean, CommandError, confirm, count, formatTime, printLine, printTable} from '../lib/terminal';
import {restoredCode} from './deliveries';

/** A delivery that was due after the copy was made, so it was probably sent then. */
type EndedDelivery = {reference: string; kind: string; channel: string; wanted_at: Date | string};

/**
 * Cancels the deliveries of a restored copy that were due between the copy and now, but not those stored after the
 * restore or due later.
 * @param since When the copy was made.
 */
function endRestored(sql: Sql, since: Date, at: Date) {
  const now = at.toISOString();
  return sql<EndedDelivery>`
    with ended as (
      update outbox set state = 'cancelled', code = ${restoredCode}, done_at = ${now}::timestamptz, claim = null
      where state in ('waiting', 'claimed') and created_at <= ${since.toISOString()}::timestamptz
        and wanted_at <= ${now}::timestamptz
      returning reference, kind, channel, wanted_at
    )
    select * from ended order by wanted_at`;
}

/** Upcoming demos in the copy. Some may have been moved or canceled since. */
function listRestoredDemos(sql: Sql, since: Date, at: Date) {
  return sql<{id: string; starts_at: Date | string; host: string; name: string}>`
    select id, starts_at, host, name from bookings
    where state = 'booked' and ends_at > ${at.toISOString()}::timestamptz
      and created_at <= ${since.toISOString()}::timestamptz
    order by starts_at`;
}

/** Parses the time of the copy. */
function readSince(text = ''): Date {
  const since = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00Z` : text);
  if (Number.isNaN(since.getTime())) {
    throw new CommandError(`--since is "${text}". Use the time of the copy, such as 2027-06-08 or 2027-06-08T14:00Z.`);
  }
  if (since > new Date()) throw new CommandError(`--since is "${text}", which is in the future. Times are UTC.`);
  return since;
}

/** After a restore: cancels what was probably sent since the copy, and lists what to compare with the mailbox. */
export async function afterRestore(
  {sql, place}: CommandDatabase,
  {since: typed, yes}: {since?: string; yes?: boolean},
): Promise<void> {
  const [since, at] = [readSince(typed), new Date()];
  const time = `${formatTime(since)} UTC`;
  const question = `Deliveries in the copy of ${time} that were due by now will be canceled in the database (${place}).`;
  await confirm(question, 'end', {yes});
  const ended = await endRestored(sql, since, at);
  printLine(
    `Canceled ${count(ended.length, 'delivery', 'deliveries')} that were probably sent between the copy and now:`,
  );
  const rows = ended.map((row) => [row.reference.slice(0, 8), row.kind, row.channel, formatTime(row.wanted_at)]);
  printTable(['lead', 'kind', 'channel', 'was due (UTC)'], rows, 'None.');
  printLine('\nIf one is not in the mailbox, send it: npm run leads -- retry ID');
  const demos = await listRestoredDemos(sql, since, at);
  printLine(
    '\nUpcoming demos in the copy. Look in the mailbox for “A demo has moved” and “A demo was canceled” with these IDs:',
  );
  const list = demos.map((demo) => [demo.id.slice(0, 8), formatTime(demo.starts_at), demo.host, clean(demo.name)]);
  printTable(['id', 'start (UTC)', 'host', 'name'], list, 'None.');
  printLine(`
Missing here, and only in the mailbox since ${time}:
- “A demo was booked” with an ID that is not in the table: book it again for the visitor, at the same time
- “New message from the website”, “New trial request from the website”: answer them from the mailbox
- people who were erased or who unsubscribed since: erase and unsubscribe them again`);
}
