import {randomUUID} from 'node:crypto';
import process from 'node:process';

import {cancelTime} from '../../functions/lib/booking/change';
import {hosts} from '../../functions/lib/booking/hosts';
import {cancelledNotices} from '../../functions/lib/booking/notices';
import type {Sql} from '../../functions/lib/database/database';
import {emailKey} from '../../functions/lib/email-key';
import type {NewDelivery} from '../../functions/lib/outbox/delivery';
import {clean} from '../leads/format';
import {findOne} from '../leads/read';
import {findSite} from '../lib/database';
import {CommandError, confirm, formatTable, printLine} from '../lib/terminal';

export type CancelOptions = {email?: string; from?: string; to?: string; 'no-mail'?: boolean; yes?: boolean};

type Booking = {id: string; sequence: number; starts_at: Date | string; host: string; name: string; email: string};

/** Start in its host's time zone. */
export const formatStart = (start: Date | string, host: string) =>
  new Date(start).toLocaleString('en-CA', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: hosts.find(({id}) => id === host)?.zone ?? 'UTC',
  });

/** Rows shown before confirming. */
const shown = 20;

/** Parses a UTC date or instant. A date used as an end is inclusive. */
function readInstant(text: string, isEnd: boolean): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text);
  const instant = new Date(isDay ? `${text}T${isEnd ? '23:59:59.999' : '00:00'}Z` : text);
  if (Number.isNaN(instant.getTime()))
    throw new CommandError(`"${text}" is not a valid time. Use 2027-06-08 or 2027-06-08T14:00Z.`);
  return instant.toISOString();
}

async function select(sql: Sql, typed: string, {email, from, to}: CancelOptions): Promise<Booking[]> {
  if ([typed, email, from ?? to].filter(Boolean).length !== 1) {
    throw new CommandError('Use one of: an ID, --email ADDRESS, or --from TIME --to TIME.');
  }
  const fields = sql`id, sequence, starts_at, host, name, email`;
  const open = sql`state = 'booked' and ends_at > now()`;
  if (email !== undefined) {
    return sql<Booking>`select ${fields} from bookings where ${open} and email_key = ${emailKey(email)} order by starts_at`;
  }
  if (typed === '') {
    if (from === undefined || to === undefined) throw new CommandError('Use --from and --to together.');
    return sql<Booking>`
      select ${fields} from bookings
      where ${open} and created_at between ${readInstant(from, false)}::timestamptz and ${readInstant(to, true)}::timestamptz
      order by starts_at`;
  }
  const {id, lead} = await findOne(sql, typed);
  if (lead?.kind !== 'booking')
    throw new CommandError(`${id} is not a booking. Run npm run bookings -- list to see them.`);
  return sql<Booking>`select ${fields} from bookings where id = ${id}::uuid and state = 'booked'`;
}

function noticesOf({id, starts_at: start, sequence}: Booking, at: Date): NewDelivery[] {
  return cancelledNotices({
    id,
    start: new Date(start),
    sequence: sequence + 1,
    site: findSite(),
    at,
    channels: process.env.CRM_WEBHOOK_URL ? ['mail', 'crm'] : ['mail'],
    createId: randomUUID,
  });
}

/** Cancels one booking, or all of an address or of a period. */
export async function cancel(sql: Sql, typed: string, options: CancelOptions): Promise<void> {
  const bookings = await select(sql, typed, options);
  if (bookings.length === 0) {
    printLine(typed === '' ? 'No upcoming booking matches.' : 'The booking was already canceled.');
    return;
  }
  const withMail = options['no-mail'] !== true;
  if (typed === '') {
    const rows = bookings
      .slice(0, shown)
      .map((one) => [formatStart(one.starts_at, one.host), clean(one.name), clean(one.email)]);
    printLine(formatTable(['when (host’s time)', 'name', 'email'], rows));
    const rest = bookings.length > shown ? ` (the first ${shown} are above)` : '';
    const mails = withMail ? 'Visitors and hosts will be notified by email.' : 'No email will be sent.';
    await confirm(`Cancel ${bookings.length} bookings${rest}? ${mails}`, 'cancel', options);
  }
  const at = new Date();
  let canceled = 0;
  for (const booking of bookings) {
    const [done] = await cancelTime(sql, booking, at, withMail ? noticesOf(booking, at) : []);
    if (done !== undefined) canceled += 1;
  }
  if (canceled < bookings.length) {
    throw new CommandError(
      `Canceled ${canceled} of ${bookings.length}. The others changed in the meantime; run the command again.`,
    );
  }
  const notified = withMail
    ? ' The running site will email visitors and hosts with its next outbox run.'
    : ' No email was sent.';
  printLine(`Canceled${canceled === 1 ? '' : ` ${canceled} bookings`}.${notified}`);
}
