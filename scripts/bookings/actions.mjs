import {randomUUID} from 'node:crypto';
import process from 'node:process';

import {cancelTime} from '../../functions/lib/booking/change.ts';
import {hosts} from '../../functions/lib/booking/hosts.ts';
import {cancelledNotices} from '../../functions/lib/booking/notices.ts';
import {readEnvironment} from '../../functions/lib/environment.ts';
import {createToken} from '../../functions/lib/token.ts';
import {LeadsError} from '../leads/open-database.mjs';
import {clean} from '../leads/print.mjs';
import {findOne} from '../leads/read-commands.mjs';
import {formatTable} from '../lib/format-table.mjs';
import {say} from '../lib/say.mjs';
import {readDays} from './read-days.mjs';

/** Without a database of its own address, the one of this machine is meant, whose site signs with the local secret. */
const isLocal = () => !process.env.NETLIFY_DB_URL || process.env.NETLIFY_DEV === 'true';
const readSettings = () => readEnvironment({...process.env, ...(isLocal() && {NETLIFY_DEV: 'true'})});

function findSite() {
  const {siteUrl} = readSettings();
  if (siteUrl !== undefined) return siteUrl;
  if (!isLocal()) throw new LeadsError('Set SITE_URL: mails and calendars link to the site.');
  return `http://localhost:${process.env.PORT ?? '8888'}`;
}

const formatStart = (start, host) =>
  new Date(start).toLocaleString('en-CA', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: hosts.find((one) => one.id === host)?.zone ?? 'UTC',
  });

/** Demos that are ahead, and days that are blocked. */
async function list({sql}) {
  const demos = await sql`
    select id, host, starts_at, name, email, company from bookings
    where state = 'booked' and ends_at > now() order by starts_at`;
  const blocks = await sql`
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

/** Cancels a demo; both sides get a mail with the next minute's run. */
async function cancel({sql}, _options, typed) {
  if (typed === undefined) throw new LeadsError('Name the booking by its id: npm run bookings -- list shows it.');
  const {id, lead} = await findOne(sql, typed);
  if (lead?.kind !== 'booking') throw new LeadsError(`${id} is no booking: npm run bookings -- list shows them.`);
  if (lead.state === 'cancelled') return say('It was cancelled before.');
  const [{sequence}] = await sql`select sequence from bookings where id = ${id}::uuid`;
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
  if (done === undefined) throw new LeadsError('Somebody changed it in this moment. Look at it again, then cancel it.');
  return say('Cancelled. The visitor and the host are told within a minute, while the site runs.');
}

/** Blocks days, for one host or for all; demos that are booked stay. */
async function block({sql}, {host}, days) {
  const {first, last} = readDays(days);
  if (host !== undefined && !hosts.some(({id}) => id === host)) throw new LeadsError(`There is no host ${host}.`);
  await sql`
    insert into booking_blocks (host, first_day, last_day)
    values (nullif(${host ?? ''}, ''), ${first}::date, ${last}::date)`;
  const [{demos}] = await sql`
    select count(*)::int as demos from bookings
    where state = 'booked' and starts_at::date between ${first}::date and ${last}::date
      and host = coalesce(nullif(${host ?? ''}, ''), host)`;
  const stay = demos === 0 ? '' : ` ${demos} booked around then stay: see list, and cancel those that cannot be held.`;
  say(`Blocked ${first} to ${last} for ${host ?? 'everybody'}.${stay}`);
}

/** Takes a block back. */
async function unblock({sql}, _options, number) {
  if (!/^\d{1,9}$/.test(number ?? '')) throw new LeadsError('Name the block by its number, as list shows it.');
  const rows = await sql`delete from booking_blocks where id = ${Number(number)}::int returning id`;
  if (rows.length === 0) throw new LeadsError(`There is no block ${number}.`);
  say(`Block ${number} is gone.`);
}

/** What can be done with a database, by the word that is typed. */
export const commands = {list, cancel, block, unblock};

/** Who gives demos, with the address of each one's calendar. */
export function showHosts() {
  const {appSecret} = readSettings();
  const rows = hosts.map(({id, name, zone, weekly}) => {
    const hours = Object.entries(weekly).map(
      ([day, periods]) => `${day.slice(0, 3)} ${periods.map(({from, to}) => `${from}–${to}`).join(' ')}`,
    );
    const token = appSecret && createToken('booking-feed', id, appSecret);
    return {
      row: [id, name, zone, hours.join('\n')],
      feed: token ? `${findSite()}/api/bookings/host.ics?token=${token}` : 'set APP_SECRET as on the site to see it',
    };
  });
  say(
    formatTable(
      ['host', 'name', 'zone', 'hours'],
      rows.map(({row}) => row),
    ),
  );
  // Under the table, since an address of this length would break its lines.
  say(`\nCalendars to subscribe to:\n${rows.map(({row: [id], feed}) => `  ${id}  ${feed}`).join('\n')}`);
}
