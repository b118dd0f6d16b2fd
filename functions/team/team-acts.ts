import type {Sql} from '../database/sql';
import {type Channel, type NewDelivery, outboxRows} from '../delivery/outbox/delivery';
import {type Erased, erasePerson, hashOfErased} from '../leads/erase-person';
import {countHeld, discardHeld, markAsSpam, releaseHeld} from '../leads/held-actions';
import {declineRequest} from '../leads/requests';
import {leadKinds, selectLeads, type StoredLead} from '../leads/select-leads';
import type {TeamAct} from '../leads/team-link';
import {type BookingRecord, findBooking, selectBookings} from '../scheduling/booking-record';
import type {BookingStore} from '../scheduling/booking-store';
import {cancelTime} from '../scheduling/change';
import {cancelledNotices} from '../scheduling/notices';
import {emailKey} from '../security/email-key';

/**
 * What a link is about: a message, trial request or request for a demo (with the booking that answered it), a demo, or
 * the held messages that an email listed.
 */
export type TeamRecord =
  | {kind: 'lead'; lead: StoredLead; booking?: BookingRecord | undefined}
  | {kind: 'booking'; booking: BookingRecord}
  | {kind: 'report'; held: number};

/** Idempotency key of the booking that answers a request. No visitor's key has a colon. */
const keyOf = ({id}: Pick<StoredLead, 'id'>): string => `request:${id}`;

/** Finds the record of a link. Without one it was deleted, or no message of the mail is held anymore. */
export async function findRecord(sql: Sql, id: string): Promise<TeamRecord | undefined> {
  const kinds = ['message', 'trial', 'request'] as const;
  // At once: someone waits, and a slow database makes each statement count.
  const [[answer], booking, held, ...messages] = await Promise.all([
    selectBookings(sql, sql`idempotency_key = ${keyOf({id})}`, 1),
    findBooking(sql, id),
    countHeld(sql, {report: id}),
    ...kinds.map((kind) => selectLeads(sql, {kind, ids: [id, id], limit: 1})),
  ]);
  const [lead] = messages.flat();
  if (lead !== undefined) return {kind: 'lead', lead, booking: answer};
  if (booking !== undefined) return {kind: 'booking', booking};
  return held === 0 ? undefined : {kind: 'report', held};
}

const emailOf = (record: Exclude<TeamRecord, {kind: 'report'}>): string =>
  record.kind === 'booking' ? record.booking.email : record.lead.email;

/** Everything from the person of a record, in all spellings of the address: what erasing takes. */
export async function findPerson(sql: Sql, record: TeamRecord): Promise<StoredLead[]> {
  if (record.kind === 'report') return [];
  const email = emailOf(record);
  return (await Promise.all(leadKinds.map((kind) => selectLeads(sql, {kind, email, limit: 100})))).flat();
}

/** Whether an address, as someone typed it, is that of a record. */
export const isAddressOf = (record: TeamRecord, typed: unknown): boolean =>
  record.kind !== 'report' && typeof typed === 'string' && emailKey(typed) === emailKey(emailOf(record));

/** What can be done about a record now. */
export function listActs(record: TeamRecord, now: Date): TeamAct[] {
  if (record.kind === 'report') return ['release', 'discard'];
  if (record.kind === 'booking') {
    const {state, start} = record.booking;
    return state === 'booked' && start > now ? ['move', 'cancel', 'cancel-quietly', 'erase'] : ['erase'];
  }
  const {kind, state} = record.lead;
  if (state === 'erased') return [];
  const others: TeamAct[] = state === 'held' ? ['release', 'discard', 'erase'] : ['spam', 'erase'];
  if (kind !== 'request' || state === 'answered') return others.filter((act) => act !== 'spam' || state !== 'answered');
  return state === 'held' ? ['book', 'decline', ...others] : ['book', 'decline', 'remind', ...others];
}

/** Result of an act: how many messages or demos it changed, what was erased, and the deliveries that are due. */
export type Acted = {
  changed: number;
  erased?: Erased;
  deliveries: readonly Pick<NewDelivery, 'id' | 'channel'>[];
  /** The time of a request is no longer free. */
  isTaken?: boolean;
};

export type ActContext = {
  at: Date;
  site: string;
  secret: string;
  channels: readonly Channel[];
  createId: () => string;
  store: Pick<BookingStore, 'book' | 'move'>;
  /** Time to book a request at, if not the wished one, or to move a demo to. */
  start?: Date | undefined;
};

async function cancel(sql: Sql, booking: BookingRecord, isQuiet: boolean, context: ActContext): Promise<Acted> {
  const deliveries = cancelledNotices({...context, ...booking, sequence: booking.sequence + 1}, isQuiet);
  const rows = await cancelTime(sql, booking, {at: context.at, by: 'team', deliveries});
  return {changed: rows.length, deliveries: rows.length === 0 ? [] : deliveries};
}

/** Books a request as if its visitor had, beyond the gate. */
async function book(lead: StoredLead, {at, site, store, createId, start}: ActContext): Promise<Acted> {
  const {id, email, name, company, text, zone, startsAt, source} = lead;
  const request = {
    ...{name: name ?? '', email, company: company ?? '', topic: text ?? ''},
    start: start ?? startsAt ?? at,
    zone: zone ?? 'UTC',
  };
  const booked = await store.book(
    {id: createId(), key: keyOf(lead), at, request, source, by: 'team', answers: id},
    {site, limits: []},
  );
  return describeChange(booked);
}

/** Moves a demo as its visitor would, beyond the gate. */
const move = async (booking: BookingRecord, {at, site, store, start = booking.start}: ActContext): Promise<Acted> =>
  describeChange(await store.move({...booking, bookedBy: 'team'}, {start, at, site}, []));

/** Otherwise someone else acted first, in another way or with another time. */
function describeChange(result: Awaited<ReturnType<BookingStore['book'] | BookingStore['move']>>): Acted {
  if (result.kind === 'unavailable') throw Object.assign(new Error('unavailable'), {code: result.code});
  if (result.kind === 'stored' || result.kind === 'changed') return {changed: 1, deliveries: result.deliveries};
  return {changed: 0, deliveries: [], isTaken: result.kind === 'taken' || result.kind === 'invalid-start'};
}

/** Sends the team's email about a request again, with new links. */
async function remind(sql: Sql, reference: string, {at, site, createId}: ActContext): Promise<Acted> {
  const delivery: NewDelivery = {id: createId(), channel: 'mail', kind: 'request', reference, payload: {site}};
  await sql`insert into outbox select * from outbox_rows(${outboxRows([delivery], at)}::jsonb)`;
  return {changed: 1, deliveries: [delivery]};
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
  if (wanted === 'spam') return {changed: await markAsSpam(sql, {id}, at), deliveries: []};
  if (record.kind === 'report') return {changed: 0, deliveries: []};
  if (wanted === 'erase') {
    const erased = await erasePerson(sql, emailOf(record), {hash: hashOfErased(emailOf(record), secret), at});
    return {changed: erased.messages + erased.bookings + erased.subscribers, erased, deliveries: []};
  }
  if (record.kind === 'lead') {
    if (wanted === 'book') return book(record.lead, context);
    if (wanted === 'remind') return remind(sql, id, context);
    return {changed: (await declineRequest(sql, id, at)) ? 1 : 0, deliveries: []};
  }
  if (wanted === 'move') return move(record.booking, context);
  return cancel(sql, record.booking, wanted === 'cancel-quietly', context);
}
