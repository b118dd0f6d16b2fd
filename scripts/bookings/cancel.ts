import {randomUUID} from 'node:crypto';

import {cancelTime} from '../../functions/booking/change';
import {hosts} from '../../functions/booking/hosts';
import {cancelledNotices} from '../../functions/booking/notices';
import type {Sql} from '../../functions/database/sql';
import {emailKey} from '../../functions/security/email-key';
import {findOne} from '../leads/read';
import {findSite} from '../lib/database';
import {clean, CommandError, confirm, count, formatTable, printLine, readInstant} from '../lib/terminal';

type Booking = {id: string; sequence: number; starts_at: Date | string; host: string; name: string; email: string};
type Values = {email?: string; from?: string; to?: string; 'no-mail'?: boolean; yes?: boolean};

/** Start in its host's time zone: `2027-06-08 10:00`, which is how Sweden writes it. */
export const formatStart = (start: Date | string, host: string) =>
  new Date(start).toLocaleString('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: hosts.find(({id}) => id === host)?.zone ?? 'UTC',
  });

/** Rows shown before confirming. */
const shown = 20;

/** Open bookings: one, or all of an address or of a period. */
async function select(sql: Sql, typed: string, {email, from, to}: Values): Promise<Booking[]> {
  if ([typed, email, from ?? to].filter(Boolean).length !== 1) {
    throw new CommandError('Use one of: an ID, --email ADDRESS, or --from TIME --to TIME.');
  }
  if ((from === undefined) !== (to === undefined)) throw new CommandError('Use --from and --to together.');
  let which;
  if (typed !== '') {
    const {id, lead} = await findOne(sql, typed);
    if (lead?.kind !== 'booking')
      throw new CommandError(`${id} is not a booking. Run npm run bookings -- list to see them.`);
    which = sql`id = ${id}::uuid`;
  } else if (email !== undefined) {
    which = sql`ends_at > now() and email_key = ${emailKey(email)}`;
  } else {
    const [first, last] = [readInstant(from ?? '', false), readInstant(to ?? '', true)];
    which = sql`ends_at > now() and created_at between ${first}::timestamptz and ${last}::timestamptz`;
  }
  return sql<Booking>`
    select id, sequence, starts_at, host, name, email from bookings
    where state = 'booked' and ${which} order by starts_at`;
}

/** Cancels one booking, or all of an address or of a period. */
export async function cancel(sql: Sql, typed: string, options: Values): Promise<void> {
  const bookings = await select(sql, typed, options);
  if (bookings.length === 0) {
    printLine(typed === '' ? 'No upcoming booking matches.' : 'The booking was already canceled.');
    return;
  }
  const withMail = options['no-mail'] !== true;
  const rows = bookings
    .slice(0, shown)
    .map((booking) => [formatStart(booking.starts_at, booking.host), clean(booking.name), clean(booking.email)]);
  printLine(formatTable(['when (host’s time)', 'name', 'email'], rows));
  const rest = bookings.length > shown ? ` (the first ${shown} are above)` : '';
  const mails = withMail ? 'Visitors and hosts will be notified by email.' : 'No email will be sent.';
  await confirm(`Cancel ${count(bookings.length, 'booking')}${rest}? ${mails}`, 'cancel', options);
  const at = new Date();
  const channels = process.env.CRM_WEBHOOK_URL ? (['mail', 'crm'] as const) : (['mail'] as const);
  const site = withMail ? findSite() : '';
  let canceled = 0;
  for (const booking of bookings) {
    const change = {id: booking.id, start: new Date(booking.starts_at), sequence: booking.sequence + 1};
    const notices = withMail ? cancelledNotices({...change, site, at, channels, createId: randomUUID}) : [];
    canceled += (await cancelTime(sql, booking, at, notices)).length;
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
