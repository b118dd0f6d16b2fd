import {createTeamLink} from '../../../functions/leads/team-link';
import {cellsOf} from '../../../functions/scheduling/claim';
import {bookableRange, listFreeTimes} from '../../../functions/scheduling/free-times';
import {capacityOf, leavesRoom} from '../../../functions/scheduling/gate';
import {bookingRules, hosts} from '../../../functions/scheduling/hosts';
import {monday, tokenOf, visitor} from '../support/bookings';
import {postsTo, sendForm, site as origin, visit} from '../support/requests';
import {hour, minute, testSecret, useSite} from '../support/site';

const {site, open, query, count} = useSite({time: monday, capacity: undefined}, 'http');
const limited = open({capacity: undefined, environment: {bookingLimit: 4}});
const {jsonPost, formPost} = postsTo('/api/bookings');
const support = 'support@scalewell.example';

let people = 0;
/** An address of someone new, at a company of their own. */
const newEmail = (): string => `marta@company${(people += 1)}.example`;

/** Times far enough apart that no two demos meet, and few enough a day to leave room. */
const slot = (index: number) =>
  new Date(Date.UTC(2027, 5, 8 + Math.floor(index / 3) + (index < 12 ? 0 : 2), 13 + 2 * (index % 3))).toISOString();
const book = (index: number, more: object = {}, at = site, ip?: string) =>
  at.read(jsonPost({...visitor, email: newEmail(), start: slot(index), ...more}), ip);
const statusOf = async (...about: Parameters<typeof book>) => (await book(...about)).status;

/** Bookings that visitors made and canceled today. */
const makeCanceled = (made: number) =>
  query(
    `insert into bookings (id, idempotency_key, request_hash, created_at, changed_at, host, starts_at, ends_at, name,
    email, email_key, zone, state, cancelled_by) select gen_random_uuid(), 'k' || n, '', $1, $1, 'x', $1, $1, '', '', 'y' || n, '',
    'cancelled', 'visitor' from generate_series(1, $2::int) as n`,
    [monday, made],
  );
const countBooked = () => count("bookings where host <> 'x'");

const offer = {hosts, rules: bookingRules, room: capacityOf(hosts, bookingRules).room};

/** The page of the latest request. */
async function requestPage(at = site) {
  const [row] = await query(
    "select id from contact_messages where kind = 'request' order by received_at desc, id limit 1",
  );
  const id = String(row?.['id']);
  const token =
    new URL(createTeamLink(id, {site: origin, secret: testSecret, at: monday})).searchParams.get('token') ?? '';
  const press = (act: string, fields: object = {}) => at.read(sendForm('/api/team', {token, act, ...fields}));
  return {id, token, press, show: () => at.read(visit(`/api/team?token=${token}`))};
}

test('on a quiet day four people of one office book; a fifth is a press away, and someone elsewhere books', async () => {
  for (let index = 0; index < 4; index += 1) expect(await statusOf(index, {}, limited, '192.0.2.8')).toBe(201);
  expect(await statusOf(4, {}, limited, '192.0.2.8')).toBe(202);
  expect((await (await requestPage(limited)).press('book')).text).toContain('role="status">Booked.');
  expect(await statusOf(5, {}, limited)).toBe(201);
});

test('what the team cancels counts no more: direct booking is open at once', async () => {
  const booked = [];
  for (let index = 0; index < 12; index += 1) booked.push((await book(index)).json.id);
  expect(await statusOf(12)).toBe(202);
  await query("update bookings set state = 'cancelled', cancelled_by = 'team'");
  await query('delete from booking_cells');
  expect(await statusOf(13)).toBe(201);
});

test('what visitors cancel themselves makes room, up to three times a day’s places and three of a mailbox', async () => {
  const email = newEmail();
  for (let round = 0; round < 3; round += 1) {
    const booked = await site.book({email});
    await site.change(booked, {action: 'cancel'});
  }
  expect(await statusOf(0, {email})).toBe(202);
  await query("update bookings set email_key = 'x' || id where state = 'cancelled'");
  await makeCanceled(32);
  expect(await statusOf(1)).toBe(201);
  expect(await statusOf(2)).toBe(202);
});

test('after a day’s places more are requests; the next day has room again', async () => {
  const {places} = capacityOf(hosts, bookingRules);
  expect(places).toBe(12);
  const statuses: number[] = [];
  for (let index = 0; index < 14; index += 1) {
    statuses.push(await statusOf(index));
    site.wait(10 * minute);
  }
  expect(statuses).toEqual([...Array<number>(12).fill(201), 202, 202]);
  site.wait(24 * hour);
  expect(await statusOf(20)).toBe(201);
});

test('the count is exact for concurrent bookings', async () => {
  const statuses = await Promise.all(Array.from({length: 20}, (_, index) => statusOf(index)));
  expect(statuses.filter((status) => status === 201)).toHaveLength(12);
  expect(statuses.filter((status) => status === 202)).toHaveLength(8);
});

test.each([
  ['a company’s domain', (index: number) => `person${index}@mail.oakline.co.uk`, 5],
  ['a free mail provider', (index: number) => `person${index}@gmail.com`, 8],
])('of eight people with addresses of %s', async (_, emailOf, taken) => {
  const statuses: number[] = [];
  for (let index = 0; index < 8; index += 1) statuses.push(await statusOf(index, {email: emailOf(index)}));
  expect(statuses.filter((status) => status === 201)).toHaveLength(taken);
});

test.each([
  [4, 'an IPv4 address', () => '192.0.2.8'],
  [2, 'an IPv6 network', (index: number) => `2001:db8:7:100::${index}`],
  [4, 'a home line', (index: number) => `2001:db8:7:1${index.toString(16).padStart(2, '0')}::1`],
])('%i demos are taken in 24 hours from %s; more are requests', async (allowed, _, address) => {
  const statuses: number[] = [];
  for (let index = 0; index < 12; index += 1) statuses.push(await statusOf(index, {}, limited, address(index)));
  expect(statuses).toEqual([...Array<number>(allowed).fill(201), ...Array<number>(12 - allowed).fill(202)]);
});

test('a network may post 32 a day', async () => {
  for (let index = 0; index < 45; index += 1)
    await book(index < 10 ? index : 10 + (index % 10), {}, limited, '192.0.2.9');
  expect(await count("contact_messages where kind = 'request'")).toBe(32);
  expect(await statusOf(19, {}, limited, '192.0.2.9')).toBe(429);
});

test('three posts in someone’s name don’t turn them away', async () => {
  for (let index = 0; index < 3; index += 1) await book(index, {email: `ceo+${index}@gmail.com`});
  expect(await count('bookings')).toBe(2);
  const own = await book(5, {email: 'ceo@gmail.com'});
  expect([own.status, own.json]).toEqual([202, {state: 'requested', start: slot(5), end: expect.any(String)}]);
});

test('however an attack is spread over weeks, the next two, five and fourteen offered days keep their share', () => {
  const [host] = hosts;
  if (host === undefined) throw new Error('No host.');
  const day = 24 * 60 * 60_000;
  const cells: {host: string; startsAt: Date}[] = [];
  const busy = () => ({cells, blocks: [], appointments: [], load: new Map<string, number>()});
  for (let passed = 0; passed < 40; passed += 1) {
    const now = new Date(monday.getTime() + passed * day);
    for (let post = 0; post < 12; post += 1) {
      const open = listFreeTimes(hosts, bookingRules, busy(), bookableRange(bookingRules, now));
      // By turns the next times and those of the third week. Each second start blocks the most.
      const late = open.findIndex((time) => time.getTime() > now.getTime() + 15 * day);
      const start = open[(post % 2 === 0 ? 1 : late) + post];
      if (start === undefined || !leavesRoom(offer, busy(), {start, host, now})) continue;
      cells.push(...cellsOf(start, bookingRules).map((startsAt) => ({host: host.id, startsAt})));
    }
    // Today is in part over.
    const range = {...bookableRange(bookingRules, now), from: new Date(Math.ceil((now.getTime() + 1) / day) * day)};
    const byDate = (times: readonly Date[]) => Map.groupBy(times, (time) => time.toISOString().slice(0, 10));
    const offered = byDate(listFreeTimes(hosts, bookingRules, {...busy(), cells: []}, range));
    const left = byDate(listFreeTimes(hosts, bookingRules, busy(), range));
    for (const {days, share} of offer.room) {
      const dates = [...offered.keys()].sort().slice(0, days);
      const sum = (times: typeof left) => dates.reduce((total, date) => total + (times.get(date)?.length ?? 0), 0);
      expect([passed, days, sum(left) >= share * sum(offered)]).toEqual([passed, days, true]);
    }
  }
  expect(cells.length).toBeGreaterThan(3 * 100);
});

test('room is judged in every 14 offered days around a time, and the team’s own demos take none of it', () => {
  const [host] = hosts;
  if (host === undefined) throw new Error('No host.');
  const start = new Date('2027-06-22T14:00:00Z');
  const cellsOn = (days: readonly number[], isTeams: boolean) =>
    days.flatMap((date) =>
      Array.from({length: 36}, (_, index) => {
        return {host: host.id, startsAt: new Date(Date.UTC(2027, 5, date, 13, index * 15)), isTeams};
      }),
    );
  const judge = (days: readonly number[], isTeams = false) =>
    leavesRoom(
      offer,
      {cells: cellsOn(days, isTeams), blocks: [], appointments: [], load: new Map()},
      {start, host, now: monday},
    );
  expect(judge([8, 9, 10, 11, 14])).toBe(true);
  expect(judge([8, 9, 10, 11, 14, 15])).toBe(false);
  expect(judge([28, 29, 30, 35, 36, 37])).toBe(false);
  expect(judge([8, 9, 10, 35, 36, 37])).toBe(true);
  expect(judge([8, 9, 10, 11, 14, 15], true)).toBe(true);
  // Two days and five.
  expect(judge([21])).toBe(true);
  expect(judge([21, 22])).toBe(false);
  expect(judge([18, 21, 24])).toBe(false);
});

describe('a request', () => {
  /** Fills the gate, so that the next one is a request. */
  async function request(more: object = {}) {
    await makeCanceled(36);
    const sent = await book(1, {email: 'marta@oakline.example', ...more});
    await site.settle();
    return sent;
  }

  test('mails the team only, with the wish and a button, and holds no time', async () => {
    const before = await site.times();
    expect((await request()).status).toBe(202);
    expect(site.mails.map(({to}) => to.address)).toEqual([support]);
    const [mail] = site.mails;
    expect(mail?.subject).toContain('New demo request');
    for (const part of ['Tue, June 8, 11:00 AM Eastern', '4:00 PM', 'Oakline Studio', visitor.topic, 'Book It: http'])
      expect(mail?.text).toContain(part);
    expect(await site.times()).toEqual(before);
    expect(await countBooked()).toBe(0);
  });

  test('is stored once per key, and a form’s page says that we confirm by email', async () => {
    const key = {'Idempotency-Key': 'attempt-of-the-visitor'};
    await request();
    const again = {...visitor, email: newEmail(), start: slot(2)};
    for (let time = 0; time < 2; time += 1) expect((await site.read(jsonPost(again, key))).status).toBe(202);
    expect(await count("contact_messages where kind = 'request'")).toBe(2);
    const sent = await site.send(formPost({...visitor, start: slot(3)}));
    const page = await site.read(visit(sent.headers.get('Location') ?? ''));
    expect(page.text.replace(/\s+/g, ' ')).toMatch(
      /We’ve got your request for Wednesday, June 9, 2:00 – 2:30 PM.*We’ll confirm by email within one working day\..*call \+1/s,
    );
  });

  test('is booked by a press of the button, once, and never by a visit', async () => {
    await request();
    const page = await requestPage();
    const shown = await page.show();
    expect(shown.text).toMatch(/Open demo request<\/h1>[^]*Book It[^]*Suggest Another Time/);
    expect(await countBooked()).toBe(0);
    site.mails.length = 0;
    expect((await page.press('book')).text).toContain('role="status">Booked.');
    await site.settle();
    expect(site.mails.map(({to}) => to.address).sort()).toEqual(['marta@oakline.example', support]);
    expect((await page.press('book')).status).toBe(409);
    expect(await query("select booked_by, starts_at, zone from bookings where state = 'booked'")).toEqual([
      {booked_by: 'team', starts_at: new Date(slot(1)), zone: visitor.zone},
    ]);
    expect((await page.show()).text).toContain('Demo request, booked');
  });

  test('two presses at once book once', async () => {
    await request();
    const page = await requestPage();
    await Promise.all([page.press('book'), page.press('book'), page.press('book')]);
    expect(await countBooked()).toBe(1);
  });

  test('that someone else books meanwhile: who comes second reads that, whatever time they press', async () => {
    await request();
    const page = await requestPage();
    const [first, second] = await Promise.all([slot(2), slot(3)].map((start) => page.press('book', {start})));
    const texts = [first?.text, second?.text].filter((text) => !text?.includes('role="status">Booked.'));
    expect([texts.length, await countBooked()]).toEqual([1, 1]);
    expect(texts[0]).toContain('someone else acted first');
  });

  test('offers the next times if its own has gone, and books the one that is pressed', async () => {
    await request();
    const page = await requestPage();
    const key = `other-${slot(1)}`;
    await query(
      `insert into bookings (id, idempotency_key, request_hash, created_at, changed_at, host, starts_at, ends_at, name, email,
         zone, email_key) values (gen_random_uuid(), $1, '', now(), now(), 'elise-varga', $2, $2, '', '', 'UTC', '')`,
      [key, slot(1)],
    );
    await query(
      `insert into booking_cells select 'elise-varga', $2::timestamptz, id from bookings where idempotency_key = $1`,
      [key, slot(1)],
    );
    const gone = await page.press('book');
    expect([gone.status, gone.text]).toEqual([409, expect.stringContaining('no longer free')]);
    const start = /name="start" value="([^"]+)"/.exec(gone.text)?.[1] ?? '';
    expect(start > slot(1)).toBe(true);
    expect((await page.press('book', {start})).text).toContain('role="status">Booked.');
    expect(await countBooked()).toBe(2);
  });

  test('that looks like a script’s is held for the team', async () => {
    const suspicious = await book(4, {website: 'https://spam.example'});
    expect([suspicious.status, await countBooked()]).toEqual([202, 0]);
    expect(await query('select kind, state, held_for from contact_messages')).toEqual([
      {kind: 'request', state: 'held', held_for: ['honeypot']},
    ]);
    const page = await requestPage();
    expect((await page.press('book')).text).toContain('role="status">Booked.');
    expect(await query('select state from contact_messages')).toEqual([{state: 'answered'}]);
  });
});

describe('undoing a cancellation', () => {
  test('is for its visitor, within an hour', async () => {
    const booked = await site.book({email: newEmail()});
    await site.change(booked, {action: 'cancel'});
    site.wait(hour - 60);
    expect((await site.change(booked, {action: 'undo'})).status).toBe(200);
    await site.change(booked, {action: 'cancel'});
    site.wait(hour + 60);
    expect((await site.change(booked, {action: 'undo'})).status).toBe(409);
    expect((await site.read(visit(booked.manageUrl))).text).not.toContain('>Undo<');
  });

  const fill = (id: string) =>
    query(
      `insert into booking_cells select 'elise-varga', cell, $1::uuid
       from generate_series($2::timestamptz, $3, interval '15 minutes') as cell on conflict do nothing`,
      [id, '2027-06-08T15:00Z', '2027-06-16T13:00Z'],
    );

  test('needs no place in the calendar: the time was the visitor’s own', async () => {
    const booked = await site.book({email: newEmail(), start: '2027-06-08T14:00Z'});
    const other = await site.book({email: newEmail(), start: '2027-06-17T14:00Z'});
    await fill(other.id);
    await site.change(booked, {action: 'cancel'});
    expect((await site.change(booked, {action: 'undo'})).status).toBe(200);
  });

  const undo = async (booked: Awaited<ReturnType<typeof site.book>>) =>
    (await site.submit(booked, {action: 'undo'})).text();

  test('is refused in words about a canceled demo if it was changed too often', async () => {
    const late = await site.book({email: newEmail(), start: '2027-06-10T14:00Z'});
    await query('update bookings set moved_at = array_fill($2::timestamptz, array[6]) where id = $1', [
      late.id,
      monday,
    ]);
    await site.change(late, {action: 'cancel'});
    const page = await undo(late);
    expect(page).toContain('<h1>This cancellation can’t be undone</h1>');
    expect(page).not.toMatch(/stays at its current time|>Undo</);
  });

  test('is refused in the same words if its mailbox has two other demos, but not for a demo that the team booked', async () => {
    const email = newEmail();
    const booked = await site.book({email, start: '2027-06-08T14:00Z'});
    await site.change(booked, {action: 'cancel'});
    for (const start of ['2027-06-09T14:00Z', '2027-06-10T14:00Z']) await site.book({email, start});
    const page = await undo(booked);
    expect(page).toContain('<h1>This cancellation can’t be undone</h1>');
    expect(page).not.toContain('This time was just taken');
    await query("update bookings set booked_by = 'team', email_slot = null where id = $1", [booked.id]);
    expect((await site.change(booked, {action: 'undo'})).status).toBe(200);
    expect(await count('bookings where email_slot is not null')).toBe(2);
  });

  test('is not for a demo that the team canceled', async () => {
    const booked = await site.book({email: newEmail()});
    const link = createTeamLink(booked.id, {site: origin, secret: testSecret, at: monday});
    const token = new URL(link).searchParams.get('token') ?? '';
    await site.send(sendForm('/api/team', {token, act: 'cancel-quietly'}));
    const undone = await site.change(booked, {action: 'undo'});
    expect([undone.status, await count("bookings where state = 'cancelled'")]).toEqual([409, 1]);
  });
});

test('a demo can’t be moved into days that visitors have filled', async () => {
  const booked = await site.book({email: newEmail(), start: '2027-07-20T14:00Z'});
  const held = await site.book({email: newEmail(), start: '2027-06-14T14:00Z'});
  await query(
    `insert into booking_cells select 'elise-varga', cell, $1::uuid
     from generate_series($2::timestamptz, $3, interval '15 minutes') as cell on conflict do nothing`,
    [held.id, '2027-06-08T13:00Z', '2027-06-14T13:00Z'],
  );
  const moved = await site.change(booked, {action: 'move', start: '2027-06-14T16:00Z'});
  expect(moved.status).toBe(409);
  expect((await site.change(booked, {action: 'move', start: '2027-07-21T14:00Z'})).status).toBe(200);
});

test('a demo that is over cannot be changed, even with the link of a later day', async () => {
  const booked = await site.book({start: '2027-07-30T14:00Z', email: newEmail()});
  await site.change(booked, {action: 'move', start: slot(2)});
  site.setTime(new Date(new Date(slot(2)).getTime() + hour * 1000));
  for (const action of ['cancel', 'undo']) expect((await site.change(booked, {action})).status).toBe(410);
  expect((await site.send(visit(`/api/bookings/manage?token=${tokenOf(booked)}`))).status).toBe(410);
});
