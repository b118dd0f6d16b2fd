import {cancelTime} from '../booking/change';
import {findBooking, type BookingRecord} from '../booking/booking-record';
import {cancelledNotices} from '../booking/notices';
import type {Sql} from '../database/sql';
import type {Channel, NewDelivery} from '../delivery/outbox/delivery';
import {erasePerson, hashOfErased, type Erased} from '../leads/erase-person';
import {countHeld, discardHeld, markAsSpam, releaseHeld} from '../leads/held-actions';
import {selectLeads, type StoredLead} from '../leads/select-leads';
import type {TeamAct} from '../leads/team-link';

/** What a link is about: a message, trial request or sign-up, a demo, or the held messages that a mail listed. */
export type TeamRecord =
  {kind: 'lead'; lead: StoredLead} | {kind: 'booking'; booking: BookingRecord} | {kind: 'report'; held: number};

/** Finds the record of a link. Without one it was deleted, or no message of the mail is held anymore. */
export async function findRecord(sql: Sql, id: string): Promise<TeamRecord | undefined> {
  for (const kind of ['message', 'trial', 'subscriber'] as const) {
    const [lead] = await selectLeads(sql, {kind, ids: [id, id], limit: 1});
    if (lead !== undefined) return {kind: 'lead', lead};
  }
  const booking = await findBooking(sql, id);
  if (booking !== undefined) return {kind: 'booking', booking};
  const held = await countHeld(sql, {report: id});
  return held === 0 ? undefined : {kind: 'report', held};
}

/** What can be done about a record now. */
export function listActs(record: TeamRecord, now: Date): TeamAct[] {
  if (record.kind === 'report') return ['release', 'discard'];
  if (record.kind === 'booking') {
    const {state, start} = record.booking;
    return state === 'booked' && start > now ? ['cancel', 'cancel-quietly', 'erase'] : ['erase'];
  }
  const {kind, state} = record.lead;
  if (kind === 'subscriber') return ['erase'];
  if (state === 'erased') return [];
  return state === 'held' ? ['release', 'discard', 'erase'] : ['spam', 'erase'];
}

/** Result of an act: how many messages or demos it changed, what was erased, and the deliveries that are due. */
export type Acted = {
  changed: number;
  erased?: Erased;
  deliveries: readonly Pick<NewDelivery, 'id' | 'channel'>[];
};

export type ActContext = {
  at: Date;
  site: string;
  secret: string;
  channels: readonly Channel[];
  createId: () => string;
};

async function cancel(sql: Sql, booking: BookingRecord, isQuiet: boolean, context: ActContext): Promise<Acted> {
  const notices = cancelledNotices({...context, ...booking, sequence: booking.sequence + 1}, isQuiet);
  const rows = await cancelTime(sql, booking, context.at, notices);
  return {changed: rows.length, deliveries: rows.length === 0 ? [] : notices};
}

/** Does what a button says. If something else changed the record first, it changes nothing. */
export async function act(
  sql: Sql,
  id: string,
  record: TeamRecord,
  wanted: TeamAct,
  context: ActContext,
): Promise<Acted> {
  const {at, secret} = context;
  const filter = record.kind === 'report' ? {report: id} : {id};
  if (wanted === 'release') {
    const {messages, deliveries} = await releaseHeld(sql, filter, at);
    return {changed: messages, deliveries};
  }
  if (wanted === 'discard') return {changed: await discardHeld(sql, filter), deliveries: []};
  if (wanted === 'spam') return {changed: Number(await markAsSpam(sql, id, at)), deliveries: []};
  if (record.kind === 'report') return {changed: 0, deliveries: []};
  if (wanted === 'erase') {
    const {email} = record.kind === 'booking' ? record.booking : record.lead;
    const erased = await erasePerson(sql, email, {hash: hashOfErased(email, secret), at});
    return {changed: erased.messages + erased.bookings + erased.subscribers, erased, deliveries: []};
  }
  if (record.kind !== 'booking') return {changed: 0, deliveries: []};
  return cancel(sql, record.booking, wanted === 'cancel-quietly', context);
}
