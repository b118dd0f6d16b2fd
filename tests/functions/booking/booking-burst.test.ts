import type {Mail} from '../../../functions/delivery/mail/mail';
import {purge} from '../../../functions/retention/purge';
import {monday, tokenOf, visitor} from '../support/bookings';
import {newEmail, postsTo, sendForm, sendJson, visit} from '../support/requests';
import {hour, minute, useSite} from '../support/site';

const confirmPath = '/api/bookings/confirm';
const {site, open, database, query, count} = useSite({time: monday, environment: {bookingBurst: 8}}, 'http');
const {jsonPost, formPost} = postsTo('/api/bookings');

const slot = (index: number) =>
  new Date(Date.UTC(2027, 5, 8 + (index % 3), 13 + Math.floor(index / 3))).toISOString().replace(':00.000Z', 'Z');
const book = (index: number, more: object = {}, at = site) =>
  at.read(jsonPost({...visitor, email: newEmail(), start: slot(index), ...more}));
const isOpen = async (start: string) => (await site.times()).includes(start);
const confirmLink = (mail: Mail | undefined) => /https:\S+confirm\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
const tokenIn = (link: string) => new URL(link).searchParams.get('token') ?? '';
const press = (link: string) => site.read(sendForm(confirmPath, {token: tokenIn(link)}));

/** Books eight demos and a ninth, which has to be confirmed. Resolves to the link in its mail. */
async function startBurst(): Promise<string> {
  for (let index = 0; index < 8; index += 1) expect((await book(index)).status).toBe(201);
  await site.settle();
  site.mails.length = 0;
  expect((await book(8)).status).toBe(202);
  await site.settle();
  return confirmLink(site.mails[0]);
}

test('eight bookings an hour need no confirmation', async () => {
  for (let index = 3; index < 19; index += 1) {
    if (index === 11) site.wait(1.01 * hour);
    expect((await book(index)).status).toBe(201);
  }
  expect(await count("bookings where state = 'booked'")).toBe(16);
});

test('the ninth booking of an hour holds its time, and only its visitor gets a mail', async () => {
  await startBurst();
  const {json} = await book(9);
  const heldUntil = new Date(monday.getTime() + 30 * minute * 1000).toISOString();
  const start = new Date(slot(9)).toISOString();
  expect(json).toEqual({state: 'unconfirmed', start, end: expect.any(String), heldUntil});
  await site.settle();
  expect(site.mails.map(({to}) => to.address)).not.toContain('support@scalewell.example');
  const [mail] = site.mails;
  expect(mail?.subject).toMatch(/^Confirm your Scalewell demo/);
  expect(mail?.text).toContain('We’ll hold this time until 2:40 PM');
  expect(mail?.text).not.toMatch(/meet\.scalewell|manage/);
  expect([mail?.calendar, await isOpen(slot(9))]).toEqual([undefined, false]);
  expect(await count("outbox where reference in (select id from bookings where state = 'unconfirmed')")).toBe(2);
});

test('the button behind the mail books it once, and invites both sides', async () => {
  const link = await startBurst();
  const page = await site.read(visit(link));
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('Confirm Demo')]);
  expect(await count("bookings where state = 'unconfirmed'")).toBe(1);
  site.mails.length = 0;
  for (const time of [1, 2]) {
    const pressed = await press(link);
    expect([time, pressed.status]).toEqual([time, 303]);
    const shown = await site.read(visit(pressed.headers.get('Location') ?? ''));
    expect(shown.text).toContain('<h1>Your demo is booked</h1>');
    await site.settle();
  }
  expect(site.mails).toHaveLength(2);
  expect((await site.send(visit(link))).status).toBe(303);
  expect((await site.read(sendJson(confirmPath, {token: tokenIn(link)}))).json).toMatchObject({state: 'booked'});
  site.wait(hour);
  expect(await isOpen(slot(8))).toBe(false);
});

test('after 30 minutes the time is open again, and the button books it only while it is', async () => {
  const link = await startBurst();
  site.wait(29 * minute);
  expect([await isOpen(slot(8)), (await book(8)).status]).toEqual([false, 409]);
  site.wait(1.1 * minute);
  expect(await isOpen(slot(8))).toBe(true);
  expect((await press(link)).status).toBe(303);
  expect(await isOpen(slot(8))).toBe(false);
});

test('once someone else has booked it, the first visitor learns so', async () => {
  const link = await startBurst();
  site.wait(61 * minute);
  expect((await book(8)).status).toBe(201);
  const pressed = await press(link);
  expect([pressed.status, pressed.text]).toEqual([409, expect.stringContaining('someone else booked it')]);
  expect(await count('booking_cells')).toBe(9 * 3);
  site.wait(25 * hour);
  expect((await site.send(visit(link))).status).toBe(410);
  await purge(database.sql, {at: new Date(monday.getTime() + 26 * hour * 1000), leadDays: 365});
  expect(await count("bookings where state = 'unconfirmed'")).toBe(0);
});

test('concurrent buttons and bookings of a time that is no longer held leave one demo', async () => {
  const link = await startBurst();
  site.wait(61 * minute);
  const statuses = await Promise.all([press(link), press(link), ...Array.from({length: 6}, () => book(8))]);
  expect(statuses.filter(({status}) => status === 500 || status === 503)).toEqual([]);
  const [row] = await query("select count(*)::int as demos from bookings where state = 'booked' and starts_at = $1", [
    slot(8),
  ]);
  expect(row).toEqual({demos: 1});
});

test('the page after a form says what to do', async () => {
  await startBurst();
  const sent = await site.send(formPost({...visitor, email: newEmail(), start: slot(10)}));
  expect(sent.status).toBe(303);
  const page = await site.read(visit(sent.headers.get('Location') ?? ''));
  expect(page.text).toContain('<h1>Confirm your demo</h1>');
  expect(page.text.replace(/\s+/g, ' ')).toMatch(/isn’t booked yet.*for 30 minutes, until 2:40 PM/);
  expect(page.text).not.toContain('token');
});

test('the count is exact for concurrent bookings', async () => {
  const statuses = await Promise.all(Array.from({length: 20}, (_, index) => book(index).then(({status}) => status)));
  expect(statuses.filter((status) => status === 201)).toHaveLength(8);
  expect(statuses.filter((status) => status === 202)).toHaveLength(12);
});

test('after 32 bookings in 24 hours, more have to be confirmed, too', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 34; index += 1) {
    site.wait(10 * minute);
    statuses.push((await book(0, {start: (await site.times()).at(-1) ?? ''})).status);
  }
  expect([statuses.indexOf(202), statuses.slice(32)]).toEqual([32, [202, 202]]);
});

test('no more than 16 times are held at once; the others go to the first visitor who confirms', async () => {
  await startBurst();
  const before = (await site.times()).length;
  for (let index = 0; index < 40; index += 1) {
    const start = (await site.times()).at(-1 - index) ?? '';
    expect((await book(0, {start})).status).toBe(202);
  }
  expect(before - (await site.times()).length).toBeLessThanOrEqual(3 * 15);
  await site.settle();
  const [first, second] = [site.mails.at(-1), site.mails.length];
  const {json} = await book(20);
  expect([json, await isOpen(slot(20))]).toEqual([expect.objectContaining({heldUntil: null}), true]);
  const sent = await site.send(formPost({...visitor, email: newEmail(), start: slot(20)}));
  const page = await site.read(visit(sent.headers.get('Location') ?? ''));
  expect(page.text.replace(/\s+/g, ' ')).toContain('We can’t hold this time');
  await site.settle();
  const [one, two] = site.mails.slice(second).map(confirmLink);
  expect(first?.text.replace(/\s+/g, ' ')).toContain('while the time is still open');
  expect((await site.read(visit(one ?? ''))).text).toContain('while the time is still open');
  expect((await press(one ?? '')).status).toBe(303);
  expect([(await press(two ?? '')).status, await isOpen(slot(20))]).toEqual([409, false]);
});

test('a mail that the visitor’s server refuses frees the time', async () => {
  await startBurst();
  const refused = {state: 'failed', code: 'EENVELOPE', permanent: true, isRecipientRefused: true} as const;
  const failing = open({mail: {deliver: () => Promise.resolve(refused)}});
  expect((await book(9, {}, failing)).status).toBe(202);
  await failing.settle();
  expect(await isOpen(slot(9))).toBe(true);
});

test('a rented server leaves the calendar open, and the host gets few mails', async () => {
  const limited = open({environment: {bookingLimit: 10, bookingBurst: 8}});
  const before = (await site.times()).length;
  for (let index = 0; index < 60; index += 1) {
    const start = (await site.times()).at(-1) ?? '';
    await limited.send(jsonPost({...visitor, email: newEmail(), start}), `2001:db8:9:${index.toString(16)}00::1`);
  }
  await limited.settle();
  expect(before - (await site.times()).length).toBeLessThan(60);
  expect(limited.mails.filter(({to}) => to.address === 'support@scalewell.example')).toHaveLength(8);
});

test('a demo that is over cannot be changed, even with the link of a later day', async () => {
  const booked = await site.book({start: '2027-07-30T14:00Z', email: newEmail()});
  await site.change(booked, {action: 'move', start: slot(2)});
  site.setTime(new Date(new Date(slot(2)).getTime() + hour * 1000));
  for (const action of ['cancel', 'undo']) expect((await site.change(booked, {action})).status).toBe(410);
  expect((await site.send(visit(`/api/bookings/manage?token=${tokenOf(booked)}`))).status).toBe(410);
});
