import {randomUUID} from 'node:crypto';
import process from 'node:process';

import {loadTypeScript} from '../lib/load-typescript.mjs';
import {readDays} from './read-days.mjs';

loadTypeScript();
const {cancelTime} = await import('../../functions/lib/booking/change.ts');
const {hosts} = await import('../../functions/lib/booking/hosts.ts');
const {cancelledNotices} = await import('../../functions/lib/booking/notices.ts');
const {readEnvironment} = await import('../../functions/lib/environment.ts');
const {createToken} = await import('../../functions/lib/token.ts');

const isUuid = (text) => /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(text ?? '');

// Without a database of its own address, the one of this machine is meant, whose site signs with the local secret.
const isLocal = !process.env.NETLIFY_DB_URL || process.env.NETLIFY_DEV === 'true';
const environment = readEnvironment({...process.env, ...(isLocal && {NETLIFY_DEV: 'true'})});

function findSite() {
  if (environment.siteUrl !== undefined) return environment.siteUrl;
  if (!isLocal) throw new Error('Set SITE_URL: mails and calendars link to the site.');
  return `http://localhost:${process.env.PORT ?? '8888'}`;
}

/** Demos that are ahead, and days that are blocked. */
export async function list(sql) {
  const demos = await sql`
    select id, host, starts_at, name, email, company from bookings
    where state = 'booked' and ends_at > now() order by starts_at`;
  const blocks = await sql`
    select id, coalesce(host, 'everybody') as host, first_day::text, last_day::text from booking_blocks
    where last_day >= current_date - 1 order by first_day`;
  const rows = demos.map(({id, host, starts_at: start, name, email, company}) => [
    new Date(start).toLocaleString('en-CA', {timeZone: hosts.find((one) => one.id === host)?.zone ?? 'UTC'}),
    host,
    name,
    email,
    company ?? '',
    id,
  ]);
  return [
    {head: ['when (host’s time)', 'host', 'name', 'email', 'company', 'id'], rows, none: 'No demo is booked.'},
    {
      head: ['blocked from', 'to', 'host', 'number'],
      rows: blocks.map(({id, host, first_day: first, last_day: last}) => [first, last, host, id]),
      none: 'No day is blocked.',
    },
  ];
}

/** Cancels a demo; both sides get a mail with the next minute's run. */
export async function cancel(sql, [id]) {
  if (!isUuid(id)) throw new Error('Name the booking by its id, as `list` shows it.');
  const [row] = await sql`select id, host, starts_at, sequence, state from bookings where id = ${id}::uuid`;
  if (row === undefined) throw new Error(`There is no booking ${id}.`);
  if (row.state === 'cancelled') return 'It was cancelled before.';
  const at = new Date();
  const notices = cancelledNotices({
    id,
    start: new Date(row.starts_at),
    sequence: row.sequence + 1,
    site: findSite(),
    at,
    channels: process.env.CRM_WEBHOOK_URL ? ['mail', 'crm'] : ['mail'],
    createId: randomUUID,
  });
  await cancelTime(sql, id, at, notices);
  return 'Cancelled. The visitor and the host are told within a minute.';
}

/** Blocks days, for one host or for all; demos that are booked stay. */
export async function block(sql, [days], {host}) {
  const {first, last} = readDays(days);
  if (host !== undefined && !hosts.some(({id}) => id === host)) throw new Error(`There is no host ${host}.`);
  await sql`
    insert into booking_blocks (host, first_day, last_day)
    values (nullif(${host ?? ''}, ''), ${first}::date, ${last}::date)`;
  const [{demos}] = await sql`
    select count(*)::int as demos from bookings
    where state = 'booked' and starts_at::date between ${first}::date and ${last}::date`;
  const stay =
    demos === 0 ? '' : ` ${demos} booked around then stay: see \`list\`, and cancel those that cannot be held.`;
  return `Blocked ${first} to ${last} for ${host ?? 'everybody'}.${stay}`;
}

/** Takes a block back. */
export async function unblock(sql, [number]) {
  if (!/^\d{1,9}$/.test(number ?? '')) throw new Error('Name the block by its number, as `list` shows it.');
  const rows = await sql`delete from booking_blocks where id = ${Number(number)}::int returning id`;
  return rows.length === 0 ? `There is no block ${number}.` : `Block ${number} is gone.`;
}

/** Who gives demos, with the address of each one's calendar. */
export function showHosts() {
  const {appSecret} = environment;
  const rows = hosts.map(({id, name, zone, weekly}) => {
    const hours = Object.entries(weekly).map(
      ([day, periods]) => `${day.slice(0, 3)} ${periods.map(({from, to}) => `${from}–${to}`).join(' ')}`,
    );
    const token = appSecret && createToken('booking-feed', id, appSecret);
    const feed = token
      ? `${findSite()}/api/bookings/host.ics?token=${token}`
      : 'set APP_SECRET as on the site to see it';
    return [id, name, zone, hours.join('\n'), feed];
  });
  return [{head: ['host', 'name', 'zone', 'hours', 'calendar to subscribe to'], rows, none: 'Nobody gives demos.'}];
}
