import type {Booked} from '#src/contracts/booking';
import {createPurge} from '../../../functions/scheduling/times-cache';
import {createToken} from '../../../functions/security/token';
import {monday, readTimePages, tokenOf, visitor} from '../support/bookings';
import {newEmail, postsTo, sendJson, site as origin, visit} from '../support/requests';
import {testSecret, useSite} from '../support/site';

const {site, open, query, count} = useSite({time: monday}, 'http');
const {jsonPost, formPost} = postsTo('/api/bookings');

const read = async (address: string) => (await site.read(visit(address))).text;

/** Posts a move to `start`, as the form of the page the visitor has open. */
const move = (booked: Booked, start: string, sequence = '0') => site.submit(booked, {action: 'move', sequence, start});

const readBookings = () => query('select starts_at, state, sequence from bookings order by created_at, starts_at');
const countBooked = () => count("bookings where state = 'booked'");
/** Kinds of the deliveries that meet a condition. */
const readKinds = async (condition: string) =>
  (await query(`select kind from outbox where ${condition} order by kind`)).map(({kind}) => kind);

describe('GET /api/availability', () => {
  it('lists free times from two hours to sixty days ahead, with an ETag', async () => {
    const response = await site.read(visit('/api/availability'));
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([
      200,
      'public, max-age=0, must-revalidate',
    ]);
    expect(response.headers.get('Netlify-CDN-Cache-Control')).toBe('public, durable, max-age=3600');
    expect(response.headers.get('Netlify-Cache-Tag')).toBe('times');
    const {times, ...more} = response.json;
    expect(more).toEqual({minutes: 30, leadMinutes: 120, zone: 'America/Toronto'});
    expect([times[0], times.at(-1)]).toEqual(['2027-06-07T15:30Z', '2027-08-06T13:00Z']);
    const headers = {'If-None-Match': response.headers.get('ETag') ?? ''};
    const again = await site.read(visit('/api/availability', {headers}));
    expect([again.status, again.text]).toEqual([304, '']);
    await site.book();
    expect((await site.send(visit('/api/availability', {headers}))).status).toBe(200);
  });

  it('excludes a booked time and its buffer until it is canceled', async () => {
    const before = await site.times();
    const {manageUrl} = await site.book();
    const after = await site.times();
    const lost = ['13:30', '14:00', '14:30'].map((time) => `2027-06-08T${time}Z`);
    expect(before.filter((time) => !after.includes(time))).toEqual(lost);
    await site.change({manageUrl}, {action: 'cancel'});
    expect(await site.times()).toEqual(before);
  });

  it('leads any query to the one address that is cached, without the database', async () => {
    const connect = jest.fn();
    for (const search of ['?from=2027-06-08T13:00Z', '?utm_source=x', '?1']) {
      const response = await open({connect}).send(visit(`/api/availability${search}`));
      expect([response.status, response.headers.get('Location')]).toEqual([308, '/api/availability']);
    }
    expect(connect).not.toHaveBeenCalled();
  });
});

test('each change makes the edge forget the times; if that is refused, the change stays', async () => {
  const purged: string[] = [];
  const told = open({
    purgeTimes: (id) => {
      purged.push(id);
      return Promise.resolve();
    },
  });
  const booked = await told.book();
  await told.change(booked, {action: 'move', start: '2027-06-08T15:00Z'});
  await told.change(booked, {action: 'cancel'});
  await told.settle();
  expect(purged).toHaveLength(3);
  await told.send(jsonPost({...visitor, start: 'soon'}));
  expect(purged).toHaveLength(3);
  const lines: string[] = [];
  const log = (level: string, entry: object) => lines.push(JSON.stringify({level, ...entry}));
  const refuse = () => Promise.reject(Object.assign(new Error('401'), {code: 'ERR_REFUSED'}));
  await createPurge({local: false}, log, refuse)('request-1');
  expect(lines[0]).toContain('"outcome":"failed","requestId":"request-1","code":"ERR_REFUSED"');
  jest.useFakeTimers();
  const silent = createPurge({local: false}, log, () => new Promise(() => undefined))('request-2');
  await jest.advanceTimersByTimeAsync(4000);
  jest.useRealTimers();
  await silent;
  expect(lines[1]).toContain('"outcome":"failed","requestId":"request-2"');
});

test('the page without scripts lists times at most once an hour, without those too soon by then', async () => {
  let queries = 0;
  const page = open({onConnect: () => (queries += 1)});
  const form = async (search: string) => (await page.read(visit(`/api/bookings/form${search}`))).text;
  expect(await form('')).toContain('value="2027-06-07T15:30Z"');
  const first = queries;
  for (const search of ['?zone=UTC', '?n=1', '?from=2027-06-09T14:00Z']) await form(search);
  page.wait(40 * 60);
  expect(await form('')).not.toContain('value="2027-06-07T15:30Z"');
  expect(queries).toBe(first);
  await page.book();
  const booked = queries;
  await form('');
  expect(queries).toBeGreaterThan(booked);
});

describe('POST /api/bookings', () => {
  const notOffered = 'We don’t offer demos at this time. Choose one of the times shown.';

  it('returns 201 with the booking and its links', async () => {
    const booked = await site.book();
    expect(booked).toMatchObject({
      start: '2027-06-08T14:00:00.000Z',
      end: '2027-06-08T14:30:00.000Z',
      host: 'Elise Varga',
    });
    expect(booked.manageUrl.startsWith(`${origin}/api/bookings/manage?token=`)).toBe(true);
    expect(booked.calendars.google).toContain('dates=20270608T140000Z%2F20270608T143000Z');
  });

  it('redirects a form post to the manage page', async () => {
    const response = await site.send(formPost(visitor));
    expect(await read(response.headers.get('Location') ?? '')).toContain('Your demo is booked');
  });

  it('books once per key, even when the time is no longer offered', async () => {
    const key = {'Idempotency-Key': 'attempt-of-the-visitor'};
    const first = await site.read(jsonPost(visitor, key));
    site.setTime(new Date('2027-06-08T13:59:00Z'));
    const second = await site.read(jsonPost(visitor, key));
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.json).toMatchObject({id: first.json.id});
    expect(await count('bookings')).toBe(1);
  });

  it('returns 409 and the remaining times for a taken time; a form is shown again, filled in', async () => {
    await site.book();
    const response = await site.read(jsonPost({...visitor, email: 'jo@brightside.example'}));
    expect([response.status, response.json.availability?.times]).toEqual([409, await site.times()]);
    const {status, text} = await site.read(formPost(visitor));
    expect(status).toBe(409);
    for (const part of ['value="marta@oakline.example"', visitor.topic, '2027-06-08T15:00Z'])
      expect(text).toContain(part);
    expect(text).not.toContain(visitor.start);
  });

  it('counts taken times against their sender, then answers without the database; an open time is still booked', async () => {
    await site.book();
    let queries = 0;
    const busy = open({onConnect: () => (queries += 1), environment: {bookingLimit: 4}});
    const ask = (start: string, email: string) => busy.read(jsonPost({...visitor, start, email}), '192.0.2.8');
    for (let index = 0; index < 32; index += 1)
      expect((await ask(visitor.start, 'jo@brightside.example')).status).toBe(409);
    expect((await ask(visitor.start, 'jo@brightside.example')).status).toBe(429);
    await ask(visitor.start, 'jo@brightside.example');
    queries = 0;
    const refused = await ask(visitor.start, 'jo@brightside.example');
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 0, queries]).toEqual([429, true, 0]);
    expect((await ask('2027-06-09T14:00Z', 'ana@brightside.example')).status).toBe(201);
    expect((await site.read(jsonPost({...visitor, email: 'jo@brightside.example'}), '192.0.2.9')).status).toBe(409);
  });

  it.each([
    ['past', '2027-06-07T13:00Z', 'This time has passed. Choose a later one.'],
    ['too close', '2027-06-07T15:00Z', 'This time is too soon. Choose a later one.'],
    ['too far ahead', '2027-08-06T13:30Z', 'This time is too far ahead. Choose an earlier one.'],
    ['before the hours', '2027-06-08T12:30Z', notOffered],
    ['between two demos', '2027-06-08T14:10Z', notOffered],
    ['a quarter past', '2027-06-08T14:15Z', notOffered],
    ['after the hours', '2027-06-08T22:00Z', notOffered],
    ['on a Saturday', '2027-06-12T14:00Z', notOffered],
    ['on a public holiday', '2027-07-01T14:00Z', notOffered],
    ['unknown', 'soon', 'Choose one of the times.'],
    ['missing', '', 'Choose one of the times.'],
  ])('returns 422 for a time that is %s', async (_what, start, error) => {
    const {status, json} = await site.read(jsonPost({...visitor, start}));
    expect([status, json.errors]).toEqual([422, {start: error}]);
    expect(await count('bookings')).toBe(0);
  });

  it('is closed without a secret to sign links', async () => {
    const {manageUrl} = await site.book();
    const environment = {appSecret: undefined, oldSecrets: [testSecret]};
    const closed = open({environment});
    // The manage page contains new links, and each change sends emails with links.
    for (const request of [jsonPost(visitor), visit(manageUrl)]) {
      const response = await closed.read(request);
      expect([response.status, response.text]).toEqual([503, expect.stringContaining('isn’t working right now')]);
      expect(closed.readLog().at(-1)).toMatchObject({code: 'APP_SECRET is not set'});
    }
  });
});

describe('the link in a mail', () => {
  it('shows the booking and changes nothing', async () => {
    const {manageUrl} = await site.book();
    const before = await query('select * from bookings');
    for (let times = 0; times < 3; times += 1) expect(await read(manageUrl)).toContain('Pick another time');
    expect((await site.send(visit(manageUrl))).headers.get('Cache-Control')).toBe('no-store');
    expect(await query('select * from bookings')).toEqual(before);
  });

  it('moves the demo, frees its old time, and raises its sequence', async () => {
    const response = await move(await site.book(), '2027-06-08T14:30Z');
    expect(response.status).toBe(303);
    expect(await read(response.headers.get('Location') ?? '')).toContain('Your demo has moved');
    expect(await readBookings()).toEqual([{starts_at: new Date('2027-06-08T14:30:00Z'), state: 'booked', sequence: 1}]);
    const times = await site.times('2027-06-08T13:00Z', '2027-06-08T16:00Z');
    expect(times).toEqual(['2027-06-08T13:00Z', '2027-06-08T13:30Z', '2027-06-08T15:30Z']);
  });

  it('moves once when the form is sent repeatedly, and does not overwrite a later change', async () => {
    const booked = await site.book();
    expect((await move(booked, '2027-06-09T14:00Z')).status).toBe(303);
    expect((await move(booked, '2027-06-09T14:00Z')).status).toBe(303);
    expect((await move(booked, '2027-06-10T14:00Z')).status).toBe(409);
    expect(await readBookings()).toEqual([{starts_at: new Date('2027-06-09T14:00:00Z'), state: 'booked', sequence: 1}]);
  });

  it('does not move to a taken time or one that is not offered', async () => {
    const booked = await site.book();
    await site.book({start: '2027-06-09T14:00Z', email: 'jo@brightside.example'});
    for (const [fields, status] of [
      [{action: 'move', start: '2027-06-09T14:00Z'}, 409],
      [{action: 'move', start: '2027-06-12T14:00Z'}, 422],
      [{action: 'move', start: ''}, 422],
      [{action: 'dance'}, 422],
    ] as const) {
      expect((await site.change(booked, fields)).status).toBe(status);
    }
    expect(await readBookings()).toMatchObject([{sequence: 0}, {sequence: 0}]);
  });

  it('cancels once; a repeat succeeds, and the demo can no longer be moved', async () => {
    const booked = await site.book();
    for (const _time of [1, 2]) expect((await site.submit(booked, {action: 'cancel'})).status).toBe(303);
    expect(await read(booked.manageUrl)).toContain('Your demo is canceled');
    const file = await read(`/api/bookings/demo.ics?token=${tokenOf(booked)}`);
    expect(file.match(/STATUS:\w+/g)).toEqual(['STATUS:CANCELLED']);
    expect((await site.submit(booked, {action: 'move', start: '2027-06-09T14:00Z'})).status).toBe(409);
    await site.settle();
    expect(await readKinds("kind like '%-cancelled'")).toEqual(['booking-host-cancelled', 'booking-visitor-cancelled']);
  });

  it('confirms before canceling, and undoes once when sent repeatedly', async () => {
    const booked = await site.book();
    expect(await read(`${booked.manageUrl}&view=cancel`)).toContain('Cancel this demo?');
    await site.submit(booked, {action: 'cancel', sequence: '0'});
    expect(await read(booked.manageUrl)).toContain('>Undo</button>');
    for (let time = 0; time < 2; time += 1) {
      const answer = await site.submit(booked, {action: 'undo', sequence: '1'});
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, expect.stringContaining('&done=')]);
    }
    await site.settle();
    expect(await query('select state, sequence, email_slot from bookings')).toEqual([
      {state: 'booked', sequence: 2, email_slot: 1},
    ]);
    expect(await count('booking_cells')).toBe(3);
    const restored = "payload ->> 'isRestored' = 'true' and kind not like '%reminder%'";
    expect(await readKinds(restored)).toEqual(['booking-host', 'booking-visitor']);
  });

  it('is not canceled from a page that was opened before it moved', async () => {
    const booked = await site.book();
    await move(booked, '2027-06-09T14:00Z');
    const answer = await site.submit(booked, {action: 'cancel', sequence: '0'});
    expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining('This demo has changed')]);
    expect(await readBookings()).toMatchObject([{state: 'booked', sequence: 1}]);
    for (let press = 0; press < 2; press += 1)
      expect((await site.submit(booked, {action: 'cancel', sequence: '1'})).status).toBe(303);
    expect(await readBookings()).toMatchObject([{state: 'cancelled', sequence: 2}]);
  });

  it('cannot undo once the time is taken, and suggests times close to it', async () => {
    const booked = await site.book();
    await site.change(booked, {action: 'cancel'});
    await site.book({email: newEmail()});
    const answer = await site.submit(booked, {action: 'undo', sequence: '1'});
    expect(answer.status).toBe(409);
    expect((await answer.text()).match(/href="\/demo\?start=/g)).toHaveLength(3);
    expect(await countBooked()).toBe(1);
  });

  it('is invalid when changed, unsigned or signed for another purpose', async () => {
    const booked = await site.book();
    const [{id}, token] = [booked, tokenOf(booked)];
    const changed = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    const ofConfirming = createToken('newsletter-confirm', id, testSecret);
    const forged = createToken('booking-manage', id, 'another secret');
    for (const token of ['', 'x', changed, `${id}..`, ofConfirming, forged]) {
      const pages = ['manage', 'demo.ics'].map((page) => visit(`/api/bookings/${page}?token=${token}`));
      for (const request of [...pages, sendJson('/api/bookings/manage', {token, action: 'cancel'})]) {
        expect((await site.send(request)).status).toBe(400);
      }
    }
    expect(await countBooked()).toBe(1);
  });

  it('expires when the demo starts, or is deleted', async () => {
    const booked = await site.book();
    const statusAt = async (time: string) => {
      site.setTime(new Date(time));
      return (await site.send(visit(booked.manageUrl))).status;
    };
    expect(await statusAt('2027-06-08T13:59:00Z')).toBe(200);
    expect(await statusAt('2027-06-08T14:01:00Z')).toBe(410);
    expect((await site.change(booked, {action: 'cancel'})).status).toBe(410);
    await query('delete from bookings');
    expect(await statusAt('2027-06-08T13:59:00Z')).toBe(410);
  });
});

describe('GET /api/bookings/form', () => {
  it('lists every free time, page by page, in the requested zone', async () => {
    const offered: string[] = [];
    for await (const {text, times} of readTimePages(site, '/api/bookings/form?zone=Europe/Lisbon')) {
      expect(Buffer.byteLength(text)).toBeLessThan(31 * 1024);
      offered.push(...times);
      expect(text).toMatch(/<option value="Europe\/Lisbon" selected>Western European \w* ?Time \(Lisbon\), GMT/);
      expect(text).toContain('4:30 PM');
    }
    expect(offered).toEqual(await site.times());
  });

  it('uses the hosts’ zone instead of an unknown one', async () => {
    const page = await read('/api/bookings/form?zone=%3Cscript%3E');
    expect(page).toContain('<option value="America/Toronto" selected>Eastern Time (Toronto)');
    expect(page).toContain('<option value="America/Chicago">Central Time (Chicago)');
    expect(page).not.toContain('<script');
  });
});

it('a demo that changes during a request is shown in its current state, with a working form', async () => {
  const changing = open({
    changeBookings: (store) => ({
      ...store,
      async move(booking, wish, limits) {
        await store.move(booking, {...wish, start: new Date('2027-06-09T15:00Z')}, limits);
        return store.move(booking, wish, limits);
      },
    }),
  });
  const wish = {action: 'move', sequence: '0', start: '2027-06-10T15:00Z'};
  const page = await changing.submit(await changing.book(), wish);
  expect(page.status).toBe(409);
  const text = await page.text();
  expect(text).toContain('Wednesday, June 9');
  expect(text).toMatch(/name="sequence"\s+value="1"/);
});

it('a newly blocked day is not offered, and cannot be booked from an old list', async () => {
  await query("insert into booking_blocks (first_day, last_day) values ('2027-06-08', '2027-06-09')");
  expect(await site.times('2027-06-08', '2027-06-10')).toEqual([]);
  expect((await site.send(jsonPost(visitor))).status).toBe(409);
});
