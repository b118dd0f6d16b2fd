import type {Sql} from '../../functions/database/sql';
import {cancelTime} from '../../functions/scheduling/change';
import {hosts} from '../../functions/scheduling/hosts';
import {cancelledNotices} from '../../functions/scheduling/notices';
import {emailKey} from '../../functions/security/email-key';
import {findOne} from '../leads/read';
import {findSite} from '../lib/database';
import {clean, CommandError, confirm, count, formatTable, formatTime, printLine, readInstant} from '../lib/terminal';

import {randomUUID} from 'node:crypto';

type Booking = {
  id: string;
  sequence: number;
  starts_at: Date | string;
  created_at: Date | string;
  host: string;
  name: string;
  email: string;
};
type Values = {
  email?: string;
  domain?: string;
  from?: string;
  to?: string;
  except?: string;
  'no-mail'?: boolean;
  yes?: boolean;
};

/** Start in its host's time zone: `2027-06-08 10:00`, which is how Sweden writes it. */
export const formatStart = (start: Date | string, host: string) =>
  new Date(start).toLocaleString('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: hosts.find(({id}) => id === host)?.zone ?? 'UTC',
  });

/** Rows shown before confirming. */
const shown = 20;

/** IDs of the bookings to keep. */
async function readExcept(sql: Sql, except: string | undefined): Promise<string[]> {
  const typed = (except ?? '').split(/[\s,]+/).filter(Boolean);
  return (await Promise.all(typed.map((each) => findOne(sql, each)))).map(({id}) => id);
}

/** Open bookings: one, or all of an address, a domain or a period. */
async function select(sql: Sql, typed: string, {email, domain, from, to, except}: Values): Promise<Booking[]> {
  if ([typed, email, domain ?? from ?? to].filter(Boolean).length !== 1) {
    throw new CommandError('Use one of: an ID, --email ADDRESS, --domain DOMAIN, or --from TIME --to TIME.');
  }
  if ((from === undefined) !== (to === undefined)) throw new CommandError('Use --from and --to together.');
  const spared = await readExcept(sql, except);
  let which;
  if (typed !== '') {
    const {id, lead} = await findOne(sql, typed);
    if (lead?.kind !== 'booking')
      throw new CommandError(`${id} is not a booking. Run npm run bookings -- list to see them.`);
    which = sql`id = ${id}::uuid`;
  } else if (email !== undefined) {
    which = sql`ends_at > now() and email_key = ${emailKey(email)}`;
  } else {
    const first = from === undefined ? '-infinity' : readInstant(from, false);
    const last = to === undefined ? 'infinity' : readInstant(to, true);
    const name = (domain ?? '').trim().toLowerCase().replace(/^.*@/, '');
    which = sql`ends_at > now() and created_at between ${first}::timestamptz and ${last}::timestamptz
      and (${name} = '' or split_part(lower(email), '@', 2) = ${name} or right(lower(email), ${name.length + 1}::int) = ${`.${name}`})`;
  }
  return sql<Booking>`
    select id, sequence, starts_at, created_at, host, name, email from bookings
    where state = 'booked' and ${which}
      and not id = any (array(select value::uuid from jsonb_array_elements_text(${JSON.stringify(spared)}::jsonb)))
    order by starts_at`;
}

/** Cancels one booking, or all of an address, a domain or a period. Hosts and the CRM are always notified. */
export async function cancel(sql: Sql, typed: string, options: Values): Promise<void> {
  const bookings = await select(sql, typed, options);
  if (bookings.length === 0) {
    printLine(typed === '' ? 'No upcoming booking matches.' : 'The booking was already canceled.');
    return;
  }
  const withMail = options['no-mail'] !== true;
  const rows = bookings
    .slice(0, shown)
    .map((booking) => [
      formatStart(booking.starts_at, booking.host),
      formatTime(booking.created_at),
      clean(booking.name),
      clean(booking.email),
      booking.id.slice(0, 8),
    ]);
  printLine(formatTable(['when (host’s time)', 'made (UTC)', 'name', 'email', 'id'], rows));
  const rest = bookings.length > shown ? ` (the first ${shown} are above)` : '';
  const mails = `${withMail ? 'Visitors and hosts' : 'Hosts, but not visitors,'} will be notified by email.`;
  await confirm(`Cancel ${count(bookings.length, 'booking')}${rest}? ${mails}`, 'cancel', options);
  const at = new Date();
  const channels = process.env.CRM_WEBHOOK_URL ? (['mail', 'crm'] as const) : (['mail'] as const);
  const site = findSite();
  let canceled = 0;
  for (const booking of bookings) {
    const change = {id: booking.id, start: new Date(booking.starts_at), sequence: booking.sequence + 1};
    const deliveries = cancelledNotices({...change, site, at, channels, createId: randomUUID}, !withMail);
    canceled += (await cancelTime(sql, booking, {at, by: 'team', deliveries})).length;
  }
  if (canceled < bookings.length) {
    throw new CommandError(
      `Canceled ${canceled} of ${bookings.length}. The others changed in the meantime; run the command again.`,
    );
  }
  const who = withMail ? 'visitors and hosts' : 'the hosts';
  printLine(
    `Canceled${canceled === 1 ? '' : ` ${canceled} bookings`}. The running site will email ${who} with its next outbox run.`,
  );
}
