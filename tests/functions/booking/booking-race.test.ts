import {createBookingStore} from '../../../functions/scheduling/booking-store';
import {bookingRules, type Host, hosts as presetHosts} from '../../../functions/scheduling/hosts';
import {useDatabase} from '../../support/database/use-database';
import {monday as now, visitor} from '../support/bookings';
import {newEmail, site} from '../support/requests';

import {randomUUID} from 'node:crypto';

/** Two hundred claims take seconds, so local runs have one smaller round. CI sets `BOOKING_ROUNDS=3`. */
const rounds = Number(process.env['BOOKING_ROUNDS'] ?? 1);
const claims = rounds === 1 ? 50 : 200;

const [elise] = presetHosts;
const noor = {...elise, id: 'noor'} as Host;

jest.setTimeout(120_000);

const {database, query, count} = useDatabase();

function createStore(hosts: readonly Host[], sql = database.sql) {
  const calendars = {keys: [], refresh: () => Promise.resolve()};
  const options = {
    hosts,
    rules: bookingRules,
    calendars,
    channels: ['mail'],
    createId: randomUUID,
    capacity: {places: 10_000, perDomain: 10_000, room: []},
  } as const;
  // On a busy machine, this many claims may take longer than the visitor timeout.
  return createBookingStore(() => Promise.resolve(sql), options, 60_000);
}

/** What each booking has. */
const source = {label: 'unknown'};
const by = 'visitor' as const;
const gate = {site, limits: []};

type Store = ReturnType<typeof createStore>;

/** Books for a new visitor. */
const claim = (store: Store, start: Date) =>
  store.book(
    {id: randomUUID(), key: randomUUID(), at: now, source, by, request: {...visitor, email: newEmail(), start}},
    gate,
  );

async function book(store: Store, start: Date) {
  const result = await claim(store, start);
  if (result.kind !== 'stored') throw new Error(result.kind);
  return result.booking;
}

const countKinds = (results: readonly {kind: string}[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(results, ({kind}) => kind)).map(([kind, same = []]) => [kind, same.length]),
  );

/** Books for many visitors at once. Counts the results by kind. */
async function rush(hosts: readonly Host[], startOf: (visitor: number) => Date): Promise<Record<string, number>> {
  const store = createStore(hosts);
  const results = await Promise.all(Array.from({length: claims}, (_, index) => claim(store, startOf(index))));
  return countKinds(results.map((result) => (result.kind === 'unavailable' ? {kind: result.code} : result)));
}

const slot = (round: number) => new Date(Date.UTC(2027, 5, 8 + Math.floor(round / 18) * 7, 13, (round % 18) * 30));

describe(`${String(claims)} concurrent claims`, () => {
  it.each(Array.from({length: rounds}, (_, at) => at))('of one time have one winner (round %i)', async (round) => {
    expect(await rush(presetHosts, () => slot(round))).toEqual({stored: 1, taken: claims - 1});
    expect([await count('booking_cells'), await count('bookings')]).toEqual([3, 1]);
    // Only the winner's messages.
    expect(await query('select distinct reference from outbox')).toHaveLength(1);
  });

  it('of one time that two hosts offer have two winners, one per host', async () => {
    expect(await rush([...presetHosts, noor], () => slot(3))).toEqual({stored: 2, taken: claims - 2});
    expect(await query('select host from bookings order by host')).toEqual([{host: 'elise-varga'}, {host: 'noor'}]);
  });

  it('of two overlapping times have one winner', async () => {
    expect(await rush(presetHosts, (index) => slot(index % 2))).toEqual({stored: 1, taken: claims - 1});
  });

  it('with one idempotency key make one booking', async () => {
    const store = createStore(presetHosts);
    const request = {...visitor, email: newEmail(), start: slot(5)};
    const results = await Promise.all(
      Array.from({length: 100}, () =>
        store.book({id: randomUUID(), key: 'one-attempt', at: now, source, by, request}, gate),
      ),
    );
    expect(countKinds(results)).toEqual({stored: 1, repeat: 99});
  });

  it('return the booking to a repeat that looked it up just before it was stored', async () => {
    const booking = {id: randomUUID(), key: 'sent-twice', at: now, source, by, request: {...visitor, start: slot(6)}};
    let isFirst = true;
    const interrupted = new Proxy(database.sql, {
      apply(query, self, values) {
        const rows = Reflect.apply(query, self, values) as Promise<unknown>;
        if (!isFirst) return rows;
        isFirst = false;
        return rows.then((result) =>
          createStore(presetHosts)
            .book(booking, gate)
            .then(() => result),
        );
      },
    });
    const repeat = createStore(presetHosts, interrupted).book({...booking, id: randomUUID()}, gate);
    expect(await repeat).toMatchObject({kind: 'repeat', booking: {id: booking.id}});
  });
});

describe('concurrent moves', () => {
  it('give a contested time to one booking, and the others keep theirs', async () => {
    const store = createStore(presetHosts);
    const booked = await Promise.all(Array.from({length: 8}, (_, index) => book(store, slot(2 * index))));
    const request = {start: slot(18), at: now, site};
    const results = await Promise.all(booked.map((booking) => store.move(booking, request, [])));
    expect(countKinds(results)).toEqual({changed: 1, taken: 7});
    expect(await count('booking_cells')).toBe(24);
    expect(await query('select distinct booking_id from booking_cells')).toHaveLength(8);
  });

  it('do not cancel a booking that was moved since it was read', async () => {
    const store = createStore(presetHosts);
    const booking = await book(store, slot(2));
    const moved = await store.move(booking, {start: slot(4), at: now, site}, []);
    if (moved.kind !== 'changed') throw new Error(moved.kind);
    expect(await store.cancel(booking, site, now)).toMatchObject({kind: 'stale', booking: {sequence: 1}});
    expect(await store.cancel(moved.booking, site, now)).toMatchObject({kind: 'changed', booking: {sequence: 2}});
    // A repeat changes nothing and sends no mail.
    expect(await store.cancel(moved.booking, site, now)).toMatchObject({kind: 'changed', deliveries: []});
    expect(await query("select payload from outbox where kind like '%-cancelled'")).toEqual([
      {payload: {site, sequence: 2}},
      {payload: {site, sequence: 2}},
    ]);
  });

  it('notify a host who lost a demo to another host, even if it changes again', async () => {
    const store = createStore([...presetHosts, noor]);
    const [first, , third] = [await book(store, slot(2)), await book(store, slot(4)), await book(store, slot(6))];
    expect([first.host, third.host]).toEqual(['elise-varga', 'elise-varga']);
    const moved = await store.move(first, {start: slot(6), at: now, site}, []);
    expect(moved).toMatchObject({kind: 'changed', booking: {host: 'noor'}});
    if (moved.kind === 'changed') await store.cancel(moved.booking, site, now);
    expect(await query("select state from outbox where kind = 'booking-host-released'")).toEqual([{state: 'waiting'}]);
  });
});
