import {createBookingStore} from '../../../functions/lib/booking/booking-store';
import {bookingRules, hosts} from '../../../functions/lib/booking/hosts';
import {createToken} from '../../../functions/lib/token';
import {useDatabase} from '../../support/database/use-database';
import type {BookingEndpoint} from '../support/bookings';
import {createBookings, formPost, jsonPost, newEmail, visit, visitor} from '../support/bookings';
import {testSecret} from '../support/outbox';
import {site} from '../support/requests';

import {randomUUID} from 'node:crypto';

import type {BookingProblem} from '#src/contracts/booking';

const {postgres, database} = useDatabase('http');
let endpoint: BookingEndpoint;

beforeEach(async () => {
  await postgres.pool.query('truncate bookings, booking_cells, booking_blocks, outbox, rate_limits');
  endpoint = createBookings(postgres);
});
afterEach(async () => {
  await endpoint.end();
});

const tokenOf = (url: string) => new URL(url).searchParams.get('token') ?? '';

describe('GET /api/availability', () => {
  it('lists free times from two hours to sixty days ahead, with an ETag', async () => {
    const response = await endpoint.send(visit('/api/availability', {}));
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
    const body = (await response.json()) as {times: string[]};
    expect(body).toMatchObject({minutes: 30, zone: 'America/Toronto'});
    expect(body.times[0]).toBe('2027-06-07T15:30Z');
    expect(body.times.at(-1)).toBe('2027-08-06T13:00Z');
    const tag = response.headers.get('ETag') ?? '';
    const again = await endpoint.send(visit('/api/availability', {'If-None-Match': tag}));
    expect([again.status, await again.text()]).toEqual([304, '']);
    await endpoint.book();
    expect((await endpoint.send(visit('/api/availability', {'If-None-Match': tag}))).status).toBe(200);
  });

  it('lists the times in a range', async () => {
    expect(await endpoint.times('?from=2027-06-08T13:00Z&to=2027-06-08T14:30Z')).toEqual([
      '2027-06-08T13:00Z',
      '2027-06-08T13:30Z',
      '2027-06-08T14:00Z',
    ]);
    expect(await endpoint.times('?from=2026-01-01T00:00Z&to=2026-02-01T00:00Z')).toEqual([]);
  });

  it('excludes a booked time and its buffer until it is canceled', async () => {
    const before = await endpoint.times();
    const {manageUrl} = await endpoint.book();
    const after = await endpoint.times();
    expect(before.filter((time) => !after.includes(time))).toEqual([
      '2027-06-08T13:30Z',
      '2027-06-08T14:00Z',
      '2027-06-08T14:30Z',
    ]);
    await endpoint.send(jsonPost('/api/bookings/manage', {token: tokenOf(manageUrl), action: 'cancel'}));
    expect(await endpoint.times()).toEqual(before);
  });

  it.each([
    ['?from=yesterday', 400],
    ['?from=2027-06-08T13:00Z&to=2027-06-08T13:00Z', 400],
    ['?to=2027-06-08', 400],
  ])('with %s returns %i and is not cached', async (query, status) => {
    const response = await endpoint.send(visit(`/api/availability${query}`, {}));
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([status, 'no-store']);
  });

  it('lists nothing in a past range', async () => {
    expect(await endpoint.times('?from=2020-01-01T00:00Z&to=2020-01-02T00:00Z')).toEqual([]);
    expect(await endpoint.times('?from=0000-01-01T00:00Z&to=0000-01-02T00:00Z')).toEqual([]);
  });

  it('allows only GET and HEAD', async () => {
    const response = await endpoint.send(jsonPost('/api/availability', {}));
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('POST /api/bookings', () => {
  it('returns 201 with the booking and its links', async () => {
    const booked = await endpoint.book();
    expect(booked).toMatchObject({
      start: '2027-06-08T14:00:00.000Z',
      end: '2027-06-08T14:30:00.000Z',
      host: 'Elise Varga',
    });
    expect(booked.manageUrl.startsWith(`${site}/api/bookings/manage?token=`)).toBe(true);
    expect(booked.calendars.google).toContain('dates=20270608T140000Z%2F20270608T143000Z');
  });

  it('redirects a form post to the manage page', async () => {
    const response = await endpoint.send(formPost('/api/bookings', {...visitor, idempotencyKey: 'k'.repeat(20)}));
    expect(response.status).toBe(303);
    const page = await endpoint.send(visit(response.headers.get('Location') ?? ''));
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Your demo is booked');
  });

  it('books once per key, even when the time is no longer offered', async () => {
    const key = {'Idempotency-Key': 'attempt-of-the-visitor'};
    const first = await endpoint.send(jsonPost('/api/bookings', visitor, key));
    endpoint.setTime(new Date('2027-06-08T13:59:00Z'));
    const second = await endpoint.send(jsonPost('/api/bookings', visitor, key));
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(((await second.json()) as {id: string}).id).toBe(((await first.json()) as {id: string}).id);
    expect((await postgres.pool.query('select 1 from bookings')).rowCount).toBe(1);
  });

  it('returns 409 and the remaining times for a taken time', async () => {
    await endpoint.book();
    const response = await endpoint.send(jsonPost('/api/bookings', {...visitor, email: 'jo@brightside.example'}));
    const problem = (await response.json()) as BookingProblem;
    expect(response.status).toBe(409);
    expect(problem.availability?.times).toEqual(await endpoint.times());
  });

  it('shows the form again after a taken time, filled in and without that time', async () => {
    await endpoint.book();
    const response = await endpoint.send(formPost('/api/bookings', visitor));
    const page = await response.text();
    expect(response.status).toBe(409);
    expect(page).toContain('value="marta@oakline.example"');
    expect(page).toContain('Deposits for consultations');
    expect(page).not.toContain('2027-06-08T14:00Z');
    expect(page).toContain('2027-06-08T15:00Z');
  });

  it.each([
    ['past', '2027-06-07T13:00Z'],
    ['too close', '2027-06-07T15:00Z'],
    ['too far ahead', '2027-08-09T13:00Z'],
    ['unaligned', '2027-06-08T14:10Z'],
    ['before the hours', '2027-06-08T12:30Z'],
    ['after the hours', '2027-06-08T22:00Z'],
    ['on a Saturday', '2027-06-12T14:00Z'],
    ['on a holiday', '2027-07-01T14:00Z'],
    ['unknown', 'soon'],
    ['missing', ''],
  ])('returns 422 for a time that is %s', async (_what, start) => {
    const response = await endpoint.send(jsonPost('/api/bookings', {...visitor, start}));
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as BookingProblem).errors ?? {})).toEqual(['start']);
    expect((await postgres.pool.query('select 1 from bookings')).rowCount).toBe(0);
  });

  it('returns one message per invalid field', async () => {
    const response = await endpoint.send(jsonPost('/api/bookings', {...visitor, name: '', email: 'marta'}));
    expect(response.status).toBe(422);
    expect(((await response.json()) as BookingProblem).errors).toEqual({
      name: 'Enter your name.',
      email: 'Enter a full email address, like name@company.com.',
    });
  });

  it('is closed without a secret to sign links', async () => {
    const environment = {appSecret: undefined, oldSecrets: [testSecret], local: false, smtpUrl: 'smtp://mail.example'};
    const closed = createBookings(postgres, {environment});
    expect((await closed.send(jsonPost('/api/bookings', visitor))).status).toBe(503);
    expect(closed.logLines.join()).toContain('APP_SECRET is not set');
    // The manage page contains new links, and each change sends mails with links.
    const {manageUrl} = await endpoint.book();
    const link = await closed.send(visit(manageUrl));
    expect([link.status, await link.text()]).toEqual([503, expect.stringContaining('isn’t working right now')]);
    expect(closed.logLines.at(-1)).toContain('"code":"APP_SECRET is not set"');
    await closed.end();
  });

  it.each([
    ['GET', undefined, 405],
    ['POST', 'text/plain', 415],
  ])('%s as %s returns %i', async (method, type, status) => {
    const init = type === undefined ? {method} : {method, headers: {'Content-Type': type}, body: 'x'};
    const request = new Request(`${site}/api/bookings`, init);
    expect((await endpoint.send(request)).status).toBe(status);
  });
});

describe('the link in a mail', () => {
  it('shows the booking and changes nothing', async () => {
    const {manageUrl} = await endpoint.book();
    const before = await postgres.pool.query('select * from bookings');
    for (let times = 0; times < 3; times += 1) {
      const page = await endpoint.send(visit(manageUrl));
      expect(page.status).toBe(200);
      expect(page.headers.get('Cache-Control')).toBe('no-store');
      expect(await page.text()).toContain('Pick another time');
    }
    expect((await postgres.pool.query('select * from bookings')).rows).toEqual(before.rows);
  });

  it('moves the demo, frees its old time, and raises its sequence', async () => {
    const {manageUrl, id} = await endpoint.book();
    const move = {token: tokenOf(manageUrl), action: 'move', sequence: '0', start: '2027-06-08T14:30Z'};
    const response = await endpoint.send(formPost('/api/bookings/manage', move));
    expect(response.status).toBe(303);
    expect(await (await endpoint.send(visit(response.headers.get('Location') ?? ''))).text()).toContain(
      'Your demo has moved',
    );
    const {rows} = await postgres.pool.query('select id, starts_at, sequence from bookings');
    expect(rows).toEqual([{id, starts_at: new Date('2027-06-08T14:30:00Z'), sequence: 1}]);
    const times = await endpoint.times('?from=2027-06-08T13:00Z&to=2027-06-08T16:00Z');
    expect(times).toEqual(['2027-06-08T13:00Z', '2027-06-08T13:30Z', '2027-06-08T15:30Z']);
  });

  it('moves once when the form is sent repeatedly, and does not overwrite a later change', async () => {
    const {manageUrl} = await endpoint.book();
    const token = tokenOf(manageUrl);
    const move = (start: string, sequence: string) =>
      endpoint.send(formPost('/api/bookings/manage', {token, action: 'move', sequence, start}));
    expect((await move('2027-06-09T14:00Z', '0')).status).toBe(303);
    expect((await move('2027-06-09T14:00Z', '0')).status).toBe(303);
    expect((await move('2027-06-10T14:00Z', '0')).status).toBe(409);
    const {rows} = await postgres.pool.query('select starts_at, sequence from bookings');
    expect(rows).toEqual([{starts_at: new Date('2027-06-09T14:00:00Z'), sequence: 1}]);
  });

  it('does not move to a taken time or one that is not offered', async () => {
    const {manageUrl} = await endpoint.book();
    await endpoint.book({start: '2027-06-09T14:00Z', email: 'jo@brightside.example'});
    const token = tokenOf(manageUrl);
    const move = (start: string) => endpoint.send(jsonPost('/api/bookings/manage', {token, action: 'move', start}));
    expect((await move('2027-06-09T14:00Z')).status).toBe(409);
    expect((await move('2027-06-12T14:00Z')).status).toBe(422);
    expect((await move('')).status).toBe(422);
    expect((await endpoint.send(jsonPost('/api/bookings/manage', {token, action: 'dance'}))).status).toBe(422);
    const {rows} = await postgres.pool.query('select sequence from bookings');
    expect(rows).toEqual([{sequence: 0}, {sequence: 0}]);
  });

  it('cancels once; a repeat succeeds, and the demo can no longer be moved', async () => {
    const {manageUrl} = await endpoint.book();
    const fields = {token: tokenOf(manageUrl), action: 'cancel'};
    const first = await endpoint.send(formPost('/api/bookings/manage', fields));
    const again = await endpoint.send(formPost('/api/bookings/manage', fields));
    expect([first.status, again.status]).toEqual([303, 303]);
    expect(await (await endpoint.send(visit(manageUrl))).text()).toContain('Your demo is canceled');
    const move = {...fields, action: 'move', start: '2027-06-09T14:00Z'};
    expect((await endpoint.send(formPost('/api/bookings/manage', move))).status).toBe(409);
    await endpoint.rest();
    const {rows} = await postgres.pool.query("select kind from outbox where kind like '%-cancelled' order by kind");
    expect(rows).toEqual([{kind: 'booking-host-cancelled'}, {kind: 'booking-visitor-cancelled'}]);
  });

  it('confirms before canceling, and undoes once when sent repeatedly', async () => {
    const {manageUrl, id} = await endpoint.book();
    const ask = await (await endpoint.send(visit(`${manageUrl}&view=cancel`))).text();
    expect(ask).toContain('Cancel this demo?');
    const token = tokenOf(manageUrl);
    await endpoint.send(formPost('/api/bookings/manage', {token, action: 'cancel', sequence: '0'}));
    expect(await (await endpoint.send(visit(manageUrl))).text()).toContain('>Undo</button>');
    const undo = {token, action: 'undo', sequence: '1'};
    const answers = [
      await endpoint.send(formPost('/api/bookings/manage', undo)),
      await endpoint.send(formPost('/api/bookings/manage', undo)),
    ];
    expect(answers.map(({status}) => status)).toEqual([303, 303]);
    expect(answers[0]?.headers.get('Location')).toContain('&done=restored');
    await endpoint.rest();
    const {rows} = await postgres.pool.query('select state, sequence, email_slot from bookings where id = $1', [id]);
    expect(rows).toEqual([{state: 'booked', sequence: 2, email_slot: 1}]);
    const cells = await postgres.pool.query('select 1 from booking_cells where booking_id = $1', [id]);
    expect(cells.rowCount).toBe(3);
    const sent = await postgres.pool.query(
      "select kind from outbox where payload ->> 'isRestored' = 'true' and kind not like '%reminder%' order by kind",
    );
    expect(sent.rows).toEqual([{kind: 'booking-host'}, {kind: 'booking-visitor'}]);
  });

  it('cannot undo once the time is taken, and suggests times close to it', async () => {
    const {manageUrl} = await endpoint.book();
    const token = tokenOf(manageUrl);
    await endpoint.send(jsonPost('/api/bookings/manage', {token, action: 'cancel'}));
    await endpoint.book({email: newEmail()});
    const answer = await endpoint.send(formPost('/api/bookings/manage', {token, action: 'undo', sequence: '1'}));
    expect(answer.status).toBe(409);
    const page = await answer.text();
    expect(page.match(/href="\/demo\?start=/g)).toHaveLength(3);
    expect((await postgres.pool.query("select 1 from bookings where state = 'booked'")).rowCount).toBe(1);
  });

  it('is invalid when changed, unsigned or signed for another purpose', async () => {
    const {manageUrl, id} = await endpoint.book();
    const token = tokenOf(manageUrl);
    const wrong = [
      '',
      'x',
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      `${id}..`,
      createToken('newsletter-confirm', id, testSecret),
      createToken('booking-manage', id, 'another secret'),
    ];
    for (const one of wrong) {
      expect((await endpoint.send(visit(`/api/bookings/manage?token=${one}`))).status).toBe(400);
      expect((await endpoint.send(jsonPost('/api/bookings/manage', {token: one, action: 'cancel'}))).status).toBe(400);
      expect((await endpoint.send(visit(`/api/bookings/demo.ics?token=${one}`))).status).toBe(400);
    }
    expect((await postgres.pool.query("select 1 from bookings where state = 'booked'")).rowCount).toBe(1);
  });

  it('expires when the demo starts', async () => {
    const {manageUrl} = await endpoint.book();
    endpoint.setTime(new Date('2027-06-08T13:59:00Z'));
    expect((await endpoint.send(visit(manageUrl))).status).toBe(200);
    endpoint.setTime(new Date('2027-06-08T14:01:00Z'));
    expect((await endpoint.send(visit(manageUrl))).status).toBe(410);
    const late = await endpoint.send(jsonPost('/api/bookings/manage', {token: tokenOf(manageUrl), action: 'cancel'}));
    expect(late.status).toBe(410);
  });

  it('returns 410 for a deleted booking', async () => {
    const {manageUrl} = await endpoint.book();
    await postgres.pool.query('delete from bookings');
    expect((await endpoint.send(visit(manageUrl))).status).toBe(410);
  });

  it('is refused from another site', async () => {
    const {manageUrl} = await endpoint.book();
    const body = {token: tokenOf(manageUrl), action: 'cancel'};
    const response = await endpoint.send(jsonPost('/api/bookings/manage', body, {'Sec-Fetch-Site': 'cross-site'}));
    expect(response.status).toBe(403);
  });
});

describe('GET /api/bookings/form', () => {
  it('lists every free time, page by page, in the requested zone', async () => {
    const offered: (string | undefined)[] = [];
    let next: string | undefined = '/api/bookings/form?zone=Europe/Lisbon';
    while (next !== undefined) {
      const page: string = await (await endpoint.send(visit(next))).text();
      offered.push(...Array.from(page.matchAll(/name="start" value="([^"]+)"/g), ([, time]) => time));
      expect(page).toMatch(/<option value="Europe\/Lisbon" selected>Western European \w* ?Time \(Lisbon\), GMT/);
      expect(page).toContain('4:30 PM');
      next = /href="([^"]+)">Later dates/.exec(page)?.[1]?.replaceAll('&amp;', '&');
    }
    expect(offered).toEqual(await endpoint.times());
  });

  it('uses the hosts’ zone instead of an unknown one', async () => {
    const page = await (await endpoint.send(visit('/api/bookings/form?zone=%3Cscript%3E'))).text();
    expect(page).toContain('<option value="America/Toronto" selected>Eastern Time (Toronto)');
    expect(page).toContain('<option value="America/Chicago">Central Time (Chicago)');
    expect(page).not.toContain('<script');
  });
});

describe('a demo that changes during a request', () => {
  it('is shown in its current state, with a working form', async () => {
    const offer = {hosts, rules: bookingRules};
    const store = createBookingStore(() => Promise.resolve(database.sql), {
      ...offer,
      channels: ['mail'],
      createId: randomUUID,
    });
    const late = createBookings(postgres, {
      store: {
        ...store,
        async move(booking, wish, limits) {
          await store.move(booking, {...wish, start: new Date('2027-06-09T15:00Z')}, limits);
          return store.move(booking, wish, limits);
        },
      },
    });
    const {manageUrl} = await late.book();
    const move = {token: tokenOf(manageUrl), action: 'move', sequence: '0', start: '2027-06-10T15:00Z'};
    const page = await late.send(formPost('/api/bookings/manage', move));
    expect(page.status).toBe(409);
    const text = await page.text();
    expect(text).toContain('Wednesday, June 9');
    expect(text).toMatch(/name="sequence"\s+value="1"/);
    await late.end();
  });
});

describe('a newly blocked day', () => {
  it('is not offered, and cannot be booked from an old list', async () => {
    await postgres.pool.query("insert into booking_blocks (first_day, last_day) values ('2027-06-08', '2027-06-09')");
    expect(await endpoint.times('?from=2027-06-08T00:00Z&to=2027-06-10T04:00Z')).toEqual([]);
    expect((await endpoint.send(jsonPost('/api/bookings', visitor))).status).toBe(409);
  });
});

describe('the log', () => {
  it.each(['manage', 'demo.ics', 'host.ics'])('has the database error of %s', async (page) => {
    const connect = () => Promise.reject(Object.assign(new Error('down'), {code: 'ECONNREFUSED'}));
    const offer = {hosts, rules: bookingRules};
    const store = createBookingStore(connect, {...offer, channels: ['mail'], createId: randomUUID});
    const down = createBookings(postgres, {store});
    const [purpose, subject] =
      page === 'host.ics' ? (['booking-feed', 'elise-varga'] as const) : (['booking-manage', randomUUID()] as const);
    const response = await down.send(visit(`/api/bookings/${page}?token=${createToken(purpose, subject, testSecret)}`));
    expect(response.status).toBe(503);
    expect(down.logLines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({level: 'error', outcome: 'unavailable', code: 'ECONNREFUSED'}),
    ]);
    await down.end();
  });

  it('contains nothing a visitor typed', async () => {
    await endpoint.book();
    await endpoint.send(formPost('/api/bookings', visitor));
    await endpoint.rest();
    expect(endpoint.logLines.length).toBeGreaterThan(2);
    expect(endpoint.logLines.join('\n')).not.toMatch(/Marta|oakline|Deposits|token/i);
  });
});
