import {createFormToken} from '../../../functions/lib/screen';
import {useDatabase} from '../../support/database/use-database';
import {
  createBookings,
  formPost,
  jsonPost,
  newEmail,
  readTimePages,
  tokenOf,
  visit,
  monday,
  visitor,
  type BookingSite,
} from '../support/bookings';
import {minute, testSecret, type SiteParts} from '../support/site';

import type {Booked} from '#src/contracts/booking';
import {formTokenHeader} from '#src/contracts/honeypot';

const {postgres} = useDatabase('http');
let site: BookingSite;

const open = (parts: SiteParts = {}) => {
  site = createBookings(postgres, parts);
};

beforeEach(() => open());

afterEach(() => postgres.pool.query('truncate bookings, booking_cells, outbox, rate_limits'));

const slot = (index: number) => `2027-06-${String(8 + (index % 3)).padStart(2, '0')}T${13 + Math.floor(index / 3)}:00Z`;
/** The token of a form opened this many milliseconds ago. */
const formToken = (ms: number) => createFormToken(testSecret, new Date(monday.getTime() - ms));
const sentTo = (address: string) => site.mails.filter(({to}) => to.address === address);

const countMoves = async () => {
  const {rows} = await postgres.pool.query<{moves: number}>('select cardinality(moved_at) as moves from bookings');
  return rows[0]?.moves;
};

const move = (booked: Booked, start: string, ip?: string) => site.change(booked, {action: 'move', start}, ip);

describe('moving a booking', () => {
  test('sixty attempts make six moves, with at most one mail to each side every two minutes', async () => {
    const booked = await site.book({email: 'victim@oakline.example', start: slot(0)});
    await site.settle();
    expect(sentTo('victim@oakline.example')).toHaveLength(1);
    const statuses: number[] = [];
    for (let index = 1; index <= 60; index += 1) statuses.push((await move(booked, slot(index % 2))).status);
    expect(await countMoves()).toBe(3);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(20);
    await site.outbox.run('run');
    expect(site.mails).toHaveLength(2);
    site.wait(3 * minute);
    await site.outbox.run('run');
    expect(sentTo('victim@oakline.example').map(({subject}) => subject)).toEqual([
      expect.stringContaining('Your'),
      expect.stringContaining('moved'),
    ]);
    expect(sentTo('support@scalewell.example')).toHaveLength(2);
    for (let index = 1; index <= 60; index += 1) {
      site.wait(3 * minute);
      await move(booked, slot(index % 2));
      await site.outbox.run('run');
    }
    expect(await countMoves()).toBe(6);
    expect(sentTo('victim@oakline.example')).toHaveLength(3);
  });

  test('says when to try again, and after six moves to cancel or email instead', async () => {
    const booked = await site.book({start: slot(0)});
    for (const index of [1, 2, 3]) expect((await move(booked, slot(index))).status).toBe(200);
    const soon = await move(booked, slot(4));
    expect(soon.status).toBe(429);
    expect(Number(soon.headers.get('Retry-After'))).toBeLessThanOrEqual(120);
    site.wait(3 * minute);
    for (const index of [1, 2, 3]) expect((await move(booked, slot(index + 3))).status).toBe(200);
    site.wait(3 * minute);
    const page = await site.submit(booked, {action: 'move', start: slot(0)});
    expect(page.status).toBe(429);
    expect(await page.text()).toContain('moved too often');
    // It can still be canceled.
    expect((await site.change(booked, {action: 'cancel'})).status).toBe(200);
  });

  test('one sender can move ten bookings in ten minutes, and thirty a day', async () => {
    const booked = await Promise.all(
      Array.from({length: 12}, (_, at) => site.book({email: newEmail(), start: slot(at)})),
    );
    let moves = 0;
    const moveNext = async () => {
      const [round, at] = [Math.floor(moves / 12), moves % 12];
      const {status} = await move(booked[at]!, slot(round % 2 === 0 ? at + 12 : at), '192.0.2.7');
      moves += Number(status === 200);
      return status;
    };
    for (let turn = 0; turn < 3; turn += 1) {
      for (let sent = 0; sent < 10; sent += 1) expect(await moveNext()).toBe(200);
      expect(await moveNext()).toBe(429);
      site.wait(10 * minute);
    }
    expect(await moveNext()).toBe(429);
  });

  test('concurrent moves stay within the limit', async () => {
    const booked = await site.book({start: slot(0)});
    await Promise.all(Array.from({length: 12}, (_, at) => move(booked, slot(at + 1))));
    expect(await countMoves()).toBeLessThanOrEqual(3);
  });
});

describe('booking', () => {
  const book = (change: object, ip?: string) => site.send(jsonPost('/api/bookings', {...visitor, ...change}), ip);

  test('one address can have two open bookings, regardless of +tag and case', async () => {
    expect((await book({email: 'marta+1@oakline.example', start: slot(0)})).status).toBe(201);
    const second = await book({email: 'MARTA@oakline.example', start: slot(1)});
    expect(second.status).toBe(201);
    const third = await book({email: 'marta+other@oakline.example', start: slot(2)});
    expect(third.status).toBe(429);
    expect(await third.json()).toMatchObject({title: 'You already have two demos booked'});
    expect(await site.times(`?from=${slot(2)}&to=${slot(2).replace(':00Z', ':01Z')}`)).toHaveLength(1);
    await site.change((await second.json()) as Booked, {action: 'cancel'});
    expect((await book({email: 'marta@oakline.example', start: slot(2)})).status).toBe(201);
  });

  test('a past demo does not count toward the limit', async () => {
    await book({email: 'marta@oakline.example', start: slot(0)});
    await book({email: 'marta@oakline.example', start: slot(1)});
    site.setTime(new Date('2027-06-10T12:00:00Z'));
    expect((await book({email: 'marta@oakline.example', start: '2027-06-11T14:00Z'})).status).toBe(201);
  });

  test('the limit is exact for concurrent requests', async () => {
    const statuses = await Promise.all(
      Array.from({length: 12}, async (_, at) => (await book({email: 'marta@oakline.example', start: slot(at)})).status),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(2);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  test('one address can book three a day, even if it cancels each', async () => {
    open({environment: {bookingLimit: 3}});
    const statuses: number[] = [];
    for (let index = 0; index < 5; index += 1) {
      const response = await book({email: `victim+${index}@oakline.example`, start: slot(index)});
      statuses.push(response.status);
      if (response.status !== 201) continue;
      await site.change((await response.json()) as Booked, {action: 'cancel'});
    }
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
  });

  test('one sender cannot empty the calendar', async () => {
    open({environment: {bookingLimit: 3}});
    const statuses: number[] = [];
    for (let index = 0; index < 10; index += 1) {
      statuses.push((await book({email: newEmail(), start: slot(index)}, '192.0.2.8')).status);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    const {rows} = await postgres.pool.query('select 1 from bookings');
    expect(rows).toHaveLength(3);
  });

  test.each([
    ['a filled-in honeypot', {website: 'https://spam.example'}, {}],
    ['a forged token', {}, {[formTokenHeader]: 'forged.1.x'}],
    ['a form sent within a second', {}, {[formTokenHeader]: formToken(500)}],
  ])('%s books nothing, and the page says what to do', async (_, fields, headers) => {
    const response = await site.send(jsonPost('/api/bookings', {...visitor, ...fields}, headers));
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({detail: expect.stringContaining('email us')});
    expect((await postgres.pool.query('select 1 from bookings')).rows).toEqual([]);
  });

  test('a request with a valid token books', async () => {
    const response = await site.send(jsonPost('/api/bookings', visitor, {[formTokenHeader]: formToken(20_000)}));
    expect(response.status).toBe(201);
  });

  test('a reused key with a different request is refused, and the form gets a new key', async () => {
    const idempotencyKey = 'key-of-one-booking-1';
    const send = (start: string) => site.send(formPost('/api/bookings', {...visitor, start, idempotencyKey}));
    expect([(await send(slot(0))).status, (await send(slot(0))).status]).toEqual([303, 303]);
    const other = await send(slot(5));
    expect(other.status).toBe(422);
    expect(await other.text()).not.toContain(idempotencyKey);
  });
});

test('no demo is booked in production without a mail server', async () => {
  open({environment: {smtpUrl: undefined}});
  expect((await site.send(jsonPost('/api/bookings', visitor))).status).toBe(503);
  const closed = [
    await site.send(formPost('/api/bookings', visitor)),
    await site.send(visit('/api/bookings/form?zone=Europe/Lisbon')),
  ];
  for (const page of closed) {
    const text = await page.text();
    expect([page.status, text]).toEqual([503, expect.stringContaining('Booking isn’t working right now')]);
    expect(text).not.toContain('<form');
  }
  expect(site.logLines).toHaveLength(3);
  for (const line of site.logLines) {
    expect(JSON.parse(line)).toMatchObject({outcome: 'closed', code: 'SMTP_URL is not set'});
  }
  expect((await postgres.pool.query('select from bookings')).rowCount).toBe(0);
});

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('done=%s is ignored', async (done) => {
  const booked = await site.book();
  const page = await site.send(visit(`/api/bookings/manage?token=${tokenOf(booked)}&done=${done}`));
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<h1>Your demo</h1>');
});

test('the manage page has at most 30 KB, and its pages together list all times', async () => {
  const booked = await site.book();
  const all = await site.times();
  const shown: string[] = [];
  for await (const page of readTimePages(site, `/api/bookings/manage?token=${tokenOf(booked)}`)) {
    expect(Buffer.byteLength(page.text)).toBeLessThan(30 * 1024);
    shown.push(...page.times);
  }
  // Besides them, times that overlap the demo itself.
  expect(shown).toEqual(expect.arrayContaining(all));
  expect(shown.length - all.length).toBeLessThan(4);
});

test('a refused request does not query the database', async () => {
  const connect = jest.fn();
  open({connect});
  const crossSite = formPost('/api/bookings', {...visitor});
  crossSite.headers.set('Sec-Fetch-Site', 'cross-site');
  const response = await site.send(crossSite);
  expect(response.status).toBe(403);
  expect((await response.text()).length).toBeLessThan(3000);
  expect(connect).not.toHaveBeenCalled();
});

test.each([
  ['refuses the address', {isRecipientRefused: true}, 'cancelled'],
  ['refuses the mail', {}, 'booked'],
])('when the visitor’s mail server permanently %s, %p leaves the booking %s', async (_, how, state) => {
  const sent: string[] = [];
  open({
    mail: {
      deliver: ({to, subject}) => {
        if (to.address === visitor.email) {
          return Promise.resolve({state: 'failed', code: 'EENVELOPE', permanent: true, ...how});
        }
        sent.push(subject);
        return Promise.resolve({state: 'sent'});
      },
    },
  });
  await site.book();
  await site.settle();
  const {rows} = await postgres.pool.query<{state: string}>('select state from bookings');
  expect(rows).toEqual([{state}]);
  const free = await site.times(`?from=${visitor.start}&to=${visitor.start.replace(':00Z', ':01Z')}`);
  expect(free).toHaveLength(state === 'booked' ? 0 : 1);
  await site.outbox.run('run');
  expect(sent.some((subject) => subject.includes('cancel'))).toBe(state === 'cancelled');
});
