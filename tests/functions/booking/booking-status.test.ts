import {createToken} from '../../../functions/lib/token';
import {useDatabase} from '../../support/database/use-database';
import {
  createBookings,
  formPost,
  jsonPost,
  newEmail,
  readTimePages,
  tokenOf,
  visit,
  visitor,
  type BookingSite,
} from '../support/bookings';
import {site as origin} from '../support/requests';
import {testSecret} from '../support/site';

import type {Booked, BookingProblem} from '#src/contracts/booking';

const {postgres} = useDatabase('http');
let site: BookingSite;

beforeEach(async () => {
  await postgres.pool.query('truncate bookings, booking_cells, booking_blocks, outbox, rate_limits');
  site = createBookings(postgres);
});

const read = async (address: string) => (await site.send(visit(address))).text();

/** Posts a move to `start`, as the form of the page the visitor has open. */
const move = (booked: Booked, start: string, sequence = '0') => site.submit(booked, {action: 'move', sequence, start});

const readBookings = async () => {
  const query = 'select starts_at, state, sequence from bookings order by created_at, starts_at';
  return (await postgres.pool.query<{starts_at: Date; state: string; sequence: number}>(query)).rows;
};

describe('GET /api/availability', () => {
  it('lists free times from two hours to sixty days ahead, with an ETag', async () => {
    const response = await site.send(visit('/api/availability', {}));
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
    const body = (await response.json()) as {times: string[]};
    expect(body).toMatchObject({minutes: 30, zone: 'America/Toronto'});
    expect(body.times[0]).toBe('2027-06-07T15:30Z');
    expect(body.times.at(-1)).toBe('2027-08-06T13:00Z');
    const tag = response.headers.get('ETag') ?? '';
    const again = await site.send(visit('/api/availability', {'If-None-Match': tag}));
    expect([again.status, await again.text()]).toEqual([304, '']);
    await site.book();
    expect((await site.send(visit('/api/availability', {'If-None-Match': tag}))).status).toBe(200);
  });

  it('lists the times in a range, and none in a past one', async () => {
    expect(await site.times('?from=2027-06-08T13:00Z&to=2027-06-08T14:30Z')).toEqual([
      '2027-06-08T13:00Z',
      '2027-06-08T13:30Z',
      '2027-06-08T14:00Z',
    ]);
    for (const year of ['2026', '2020', '0000']) {
      expect(await site.times(`?from=${year}-01-01T00:00Z&to=${year}-01-02T00:00Z`)).toEqual([]);
    }
  });

  it('excludes a booked time and its buffer until it is canceled', async () => {
    const before = await site.times();
    const {manageUrl} = await site.book();
    const after = await site.times();
    expect(before.filter((time) => !after.includes(time))).toEqual([
      '2027-06-08T13:30Z',
      '2027-06-08T14:00Z',
      '2027-06-08T14:30Z',
    ]);
    await site.change({manageUrl}, {action: 'cancel'});
    expect(await site.times()).toEqual(before);
  });

  it.each([
    ['?from=yesterday', 400],
    ['?from=2027-06-08T13:00Z&to=2027-06-08T13:00Z', 400],
    ['?to=2027-06-08', 400],
  ])('with %s returns %i and is not cached', async (query, status) => {
    const response = await site.send(visit(`/api/availability${query}`, {}));
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([status, 'no-store']);
  });
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
    const response = await site.send(formPost('/api/bookings', visitor));
    expect(await read(response.headers.get('Location') ?? '')).toContain('Your demo is booked');
  });

  it('books once per key, even when the time is no longer offered', async () => {
    const key = {'Idempotency-Key': 'attempt-of-the-visitor'};
    const first = await site.send(jsonPost('/api/bookings', visitor, key));
    site.setTime(new Date('2027-06-08T13:59:00Z'));
    const second = await site.send(jsonPost('/api/bookings', visitor, key));
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(((await second.json()) as {id: string}).id).toBe(((await first.json()) as {id: string}).id);
    expect((await postgres.pool.query('select 1 from bookings')).rowCount).toBe(1);
  });

  it('returns 409 and the remaining times for a taken time', async () => {
    await site.book();
    const response = await site.send(jsonPost('/api/bookings', {...visitor, email: 'jo@brightside.example'}));
    const problem = (await response.json()) as BookingProblem;
    expect(response.status).toBe(409);
    expect(problem.availability?.times).toEqual(await site.times());
  });

  it('shows the form again after a taken time, filled in and without that time', async () => {
    await site.book();
    const response = await site.send(formPost('/api/bookings', visitor));
    const page = await response.text();
    expect(response.status).toBe(409);
    expect(page).toContain('value="marta@oakline.example"');
    expect(page).toContain('Deposits for consultations');
    expect(page).not.toContain('2027-06-08T14:00Z');
    expect(page).toContain('2027-06-08T15:00Z');
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
    const response = await site.send(jsonPost('/api/bookings', {...visitor, start}));
    expect(response.status).toBe(422);
    expect(((await response.json()) as BookingProblem).errors).toEqual({start: error});
    expect((await postgres.pool.query('select 1 from bookings')).rowCount).toBe(0);
  });

  it('is closed without a secret to sign links', async () => {
    const {manageUrl} = await site.book();
    site = createBookings(postgres, {environment: {appSecret: undefined, oldSecrets: [testSecret]}});
    // The manage page contains new links, and each change sends mails with links.
    for (const request of [jsonPost('/api/bookings', visitor), visit(manageUrl)]) {
      const response = await site.send(request);
      expect([response.status, await response.text()]).toEqual([
        503,
        expect.stringContaining('isn’t working right now'),
      ]);
      expect(site.logLines.at(-1)).toContain('"code":"APP_SECRET is not set"');
    }
  });
});

describe('the link in a mail', () => {
  it('shows the booking and changes nothing', async () => {
    const {manageUrl} = await site.book();
    const before = await postgres.pool.query('select * from bookings');
    for (let times = 0; times < 3; times += 1) expect(await read(manageUrl)).toContain('Pick another time');
    expect((await site.send(visit(manageUrl))).headers.get('Cache-Control')).toBe('no-store');
    expect((await postgres.pool.query('select * from bookings')).rows).toEqual(before.rows);
  });

  it('moves the demo, frees its old time, and raises its sequence', async () => {
    const response = await move(await site.book(), '2027-06-08T14:30Z');
    expect(response.status).toBe(303);
    expect(await read(response.headers.get('Location') ?? '')).toContain('Your demo has moved');
    expect(await readBookings()).toEqual([{starts_at: new Date('2027-06-08T14:30:00Z'), state: 'booked', sequence: 1}]);
    const times = await site.times('?from=2027-06-08T13:00Z&to=2027-06-08T16:00Z');
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
    for (const time of [1, 2])
      expect([time, (await site.submit(booked, {action: 'cancel'})).status]).toEqual([time, 303]);
    expect(await read(booked.manageUrl)).toContain('Your demo is canceled');
    const file = await read(`/api/bookings/demo.ics?token=${tokenOf(booked)}`);
    expect(file.match(/STATUS:\w+/g)).toEqual(['STATUS:CANCELLED']);
    expect((await site.submit(booked, {action: 'move', start: '2027-06-09T14:00Z'})).status).toBe(409);
    await site.settle();
    const {rows} = await postgres.pool.query("select kind from outbox where kind like '%-cancelled' order by kind");
    expect(rows).toEqual([{kind: 'booking-host-cancelled'}, {kind: 'booking-visitor-cancelled'}]);
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
    const {rows} = await postgres.pool.query('select state, sequence, email_slot from bookings');
    expect(rows).toEqual([{state: 'booked', sequence: 2, email_slot: 1}]);
    expect((await postgres.pool.query('select from booking_cells')).rowCount).toBe(3);
    const sent = await postgres.pool.query(
      "select kind from outbox where payload ->> 'isRestored' = 'true' and kind not like '%reminder%' order by kind",
    );
    expect(sent.rows).toEqual([{kind: 'booking-host'}, {kind: 'booking-visitor'}]);
  });

  it('cannot undo once the time is taken, and suggests times close to it', async () => {
    const booked = await site.book();
    await site.change(booked, {action: 'cancel'});
    await site.book({email: newEmail()});
    const answer = await site.submit(booked, {action: 'undo', sequence: '1'});
    expect(answer.status).toBe(409);
    expect((await answer.text()).match(/href="\/demo\?start=/g)).toHaveLength(3);
    expect((await postgres.pool.query("select 1 from bookings where state = 'booked'")).rowCount).toBe(1);
  });

  it('is invalid when changed, unsigned or signed for another purpose', async () => {
    const booked = await site.book();
    const [{id}, token] = [booked, tokenOf(booked)];
    const wrong = [
      '',
      'x',
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      `${id}..`,
      createToken('newsletter-confirm', id, testSecret),
      createToken('booking-manage', id, 'another secret'),
    ];
    for (const one of wrong) {
      for (const request of [
        visit(`/api/bookings/manage?token=${one}`),
        visit(`/api/bookings/demo.ics?token=${one}`),
        jsonPost('/api/bookings/manage', {token: one, action: 'cancel'}),
      ]) {
        expect((await site.send(request)).status).toBe(400);
      }
    }
    expect((await postgres.pool.query("select 1 from bookings where state = 'booked'")).rowCount).toBe(1);
  });

  it('expires when the demo starts', async () => {
    const booked = await site.book();
    site.setTime(new Date('2027-06-08T13:59:00Z'));
    expect((await site.send(visit(booked.manageUrl))).status).toBe(200);
    site.setTime(new Date('2027-06-08T14:01:00Z'));
    expect((await site.send(visit(booked.manageUrl))).status).toBe(410);
    expect((await site.change(booked, {action: 'cancel'})).status).toBe(410);
  });

  it('returns 410 for a deleted booking', async () => {
    const {manageUrl} = await site.book();
    await postgres.pool.query('delete from bookings');
    expect((await site.send(visit(manageUrl))).status).toBe(410);
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
  site = createBookings(postgres, {
    changeBookings: (store) => ({
      ...store,
      async move(booking, wish, limits) {
        await store.move(booking, {...wish, start: new Date('2027-06-09T15:00Z')}, limits);
        return store.move(booking, wish, limits);
      },
    }),
  });
  const page = await move(await site.book(), '2027-06-10T15:00Z');
  expect(page.status).toBe(409);
  const text = await page.text();
  expect(text).toContain('Wednesday, June 9');
  expect(text).toMatch(/name="sequence"\s+value="1"/);
});

it('a newly blocked day is not offered, and cannot be booked from an old list', async () => {
  await postgres.pool.query("insert into booking_blocks (first_day, last_day) values ('2027-06-08', '2027-06-09')");
  expect(await site.times('?from=2027-06-08T00:00Z&to=2027-06-10T04:00Z')).toEqual([]);
  expect((await site.send(jsonPost('/api/bookings', visitor))).status).toBe(409);
});
