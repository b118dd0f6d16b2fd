import {randomUUID} from 'node:crypto';
import process from 'node:process';

import {cancelTime} from '../../functions/lib/booking/change';
import {hosts} from '../../functions/lib/booking/hosts';
import {cancelledNotices} from '../../functions/lib/booking/notices';
import type {Sql} from '../../functions/lib/database/database';
import {readEnvironment} from '../../functions/lib/environment';
import {createToken} from '../../functions/lib/token';
import {clean} from '../leads/format';
import {findOne} from '../leads/read';
import {CommandError, formatTable, say} from '../lib/terminal';
import {readDays} from './read-days';

/** Without NETLIFY_DB_URL the command works on this machine's database, whose site signs with the local secret. */
const isLocal = () => !process.env.NETLIFY_DB_URL || process.env.NETLIFY_DEV === 'true';
const readSettings = () => readEnvironment({...process.env, ...(isLocal() && {NETLIFY_DEV: 'true'})});

function findSite(): string {
  const {siteUrl} = readSettings();
  if (siteUrl !== undefined) return siteUrl;
  if (!isLocal()) throw new CommandError('Set SITE_URL: mails and calendars link to the site.');
  return `http://localhost:${process.env.PORT ?? '8888'}`;
}

const formatStart = (start: Date | string, host: string) =>
  new Date(start).toLocaleString('en-CA', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: hosts.find(({id}) => id === host)?.zone ?? 'UTC',
  });

type Demo = {id: string; host: string; starts_at: Date | string; name: string; email: string; company: string | null};
type Block = {id: number; host: string; first_day: string; last_day: string};

/** Prints upcoming demos and blocked days. */
async function list(sql: Sql): Promise<void> {
  const demos = await sql<Demo>`
    select id, host, starts_at, name, email, company from bookings
    where state = 'booked' and ends_at > now() order by starts_at`;
  const blocks = await sql<Block>`
    select id, coalesce(host, 'everybody') as host, first_day::text, last_day::text from booking_blocks
    where last_day >= current_date - 1 order by first_day`;
  const rows = demos.map(({id, host, starts_at: start, name, email, company}) => [
    formatStart(start, host),
    host,
    clean(name),
    clean(email),
    clean(company),
    id.slice(0, 8),
  ]);
  const days = blocks.map(({id, host, first_day: first, last_day: last}) => [first, last, host, id]);
  const head = ['when (host’s time)', 'host', 'name', 'email', 'company', 'id'];
  say(rows.length === 0 ? 'No demo is booked.' : formatTable(head, rows));
  say(days.length === 0 ? 'No day is blocked.' : formatTable(['blocked from', 'to', 'host', 'number'], days));
}

/** Cancels a demo; the outbox mails both sides with its next run. */
async function cancel(sql: Sql, typed?: string): Promise<void> {
  if (typed === undefined) throw new CommandError('Type the ID of the booking: npm run bookings -- list shows it.');
  const {id, lead} = await findOne(sql, typed);
  if (lead?.kind !== 'booking') throw new CommandError(`${id} is not a booking: npm run bookings -- list shows them.`);
  const [booking] = await sql<{sequence: number}>`select sequence from bookings where id = ${id}::uuid`;
  if (lead.state === 'cancelled' || lead.startsAt === null || booking === undefined) {
    say('It was already canceled.');
    return;
  }
  const {sequence} = booking;
  const at = new Date();
  const notices = cancelledNotices({
    id,
    start: lead.startsAt,
    sequence: sequence + 1,
    site: findSite(),
    at,
    channels: process.env.CRM_WEBHOOK_URL ? ['mail', 'crm'] : ['mail'],
    createId: randomUUID,
  });
  const [done] = await cancelTime(sql, {id, sequence}, at, notices);
  if (done === undefined) throw new CommandError('Someone changed it just now. Look at it again, then cancel it.');
  say('Canceled. A running site notifies the visitor and the host within a minute.');
}

/** Blocks days, for one host or for all; booked demos stay. */
async function block(sql: Sql, days?: string, host?: string): Promise<void> {
  const {first, last} = readDays(days);
  if (host !== undefined && !hosts.some(({id}) => id === host)) throw new CommandError(`There is no host ${host}.`);
  await sql`
    insert into booking_blocks (host, first_day, last_day)
    values (nullif(${host ?? ''}, ''), ${first}::date, ${last}::date)`;
  const [row] = await sql<{demos: number}>`
    select count(*)::int as demos from bookings
    where state = 'booked' and starts_at::date between ${first}::date and ${last}::date
      and host = coalesce(nullif(${host ?? ''}, ''), host)`;
  const demos = row?.demos ?? 0;
  const stay = demos === 0 ? '' : ` ${demos} booked around then stay: see list, and cancel those that cannot be held.`;
  say(`Blocked ${first} to ${last} for ${host ?? 'everybody'}.${stay}`);
}

/** Removes a block. */
async function unblock(sql: Sql, number = ''): Promise<void> {
  if (!/^\d{1,9}$/.test(number)) throw new CommandError('Type the number of the block, as list shows it.');
  const rows = await sql`delete from booking_blocks where id = ${Number(number)}::int returning id`;
  if (rows.length === 0) throw new CommandError(`There is no block ${number}.`);
  say(`Block ${number} is gone.`);
}

/** What can be done with the database, by the word that is typed. */
export const commands = {list, cancel, block, unblock};

/** Prints the hosts, with the address of each one's calendar. */
export function showHosts(): void {
  const {appSecret} = readSettings();
  const rows = hosts.map(({id, name, zone, weekly}) => {
    const hours = Object.entries(weekly).map(
      ([day, periods]) => `${day.slice(0, 3)} ${periods.map(({from, to}) => `${from}–${to}`).join(' ')}`,
    );
    return [id, name, zone, hours.join('\n')];
  });
  const feeds = hosts.map(({id}) => {
    const token = appSecret && createToken('booking-feed', id, appSecret);
    return `  ${id}  ${token ? `${findSite()}/api/bookings/host.ics?token=${token}` : 'set APP_SECRET as on the site to see it'}`;
  });
  say(formatTable(['host', 'name', 'zone', 'hours'], rows));
  // Below the table, since an address of this length would break its lines.
  say(`\nCalendars to subscribe to:\n${feeds.join('\n')}`);
}
