import type {Booked} from '#src/contracts/booking';
import {formTokenHeader} from '#src/contracts/hidden-fields';
import type {Mailer} from '../../../functions/delivery/mail/mail';
import {createFormToken} from '../../../functions/leads/screen';
import {monday, readTimePages, tokenOf, visitor} from '../support/bookings';
import {newEmail, postsTo, visit} from '../support/requests';
import {minute, testSecret, useSite} from '../support/site';

const {site, open, query, count} = useSite({time: monday}, 'http');
const {jsonPost, formPost} = postsTo('/api/bookings');

const slot = (index: number) => `2027-06-${String(8 + (index % 3)).padStart(2, '0')}T${13 + Math.floor(index / 3)}:00Z`;
/** The token of a form opened this many milliseconds ago. */
const formToken = (ms: number) => createFormToken(testSecret, new Date(monday.getTime() - ms));
const sentTo = (address: string) => site.mails.filter(({to}) => to.address === address);

const countMoves = async () => (await query('select cardinality(moved_at) as moves from bookings'))[0]?.['moves'];

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
    expect(sentTo('victim@oakline.example').map(({text}) => text)).toEqual([
      expect.stringContaining('is booked'),
      expect.stringContaining('has moved'),
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

  test('says when to try again, and after six moves to cancel, call or email instead', async () => {
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
    const said = await page.text();
    for (const part of ['moved too often', '(416) 555-0142', 'support@scalewell.example']) expect(said).toContain(part);
    // It can still be canceled.
    expect((await site.change(booked, {action: 'cancel'})).status).toBe(200);
  });

  test('a mailbox makes six moves a day, across its bookings and whatever the network', async () => {
    const email = newEmail();
    const booked = [await site.book({email, start: slot(0)}), await site.book({email, start: slot(1)})];
    const statuses: number[] = [];
    for (const [at, demo] of [...booked, ...booked].entries()) {
      for (const step of [0, 1]) {
        statuses.push((await move(demo, slot(2 + 2 * at + step), `192.0.2.${String(10 * at + step)}`)).status);
        site.wait(3 * minute);
      }
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
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
      site.wait(10 * minute + 1);
    }
    expect(await moveNext()).toBe(429);
  });

  test('concurrent moves stay within the limit', async () => {
    const booked = await site.book({start: slot(0)});
    await Promise.all(Array.from({length: 12}, (_, at) => move(booked, slot(at + 1))));
    expect(await countMoves()).toBeLessThanOrEqual(3);
  });
});

test('the same change, sent several times at once, is made once and succeeds each time', async () => {
  const booked = await site.book({start: slot(0)});
  await site.change(booked, {action: 'cancel'});
  const undo = () => site.change(booked, {action: 'undo'});
  const statuses = (await Promise.all([undo(), undo(), undo(), undo()])).map(({status}) => status);
  expect(statuses).toEqual([200, 200, 200, 200]);
  expect(await countMoves()).toBe(1);
});

describe('booking', () => {
  const book = (change: object) => site.read(jsonPost({...visitor, ...change}));
  const statusOf = async (change: object) => (await book(change)).status;

  test('the third open booking of a mailbox is a request, whatever its spelling', async () => {
    expect(await statusOf({email: 'marta+1@oakline.example', start: slot(0)})).toBe(201);
    const second = await book({email: 'MARTA@oakline.example', start: slot(1)});
    expect(second.status).toBe(201);
    const third = await book({email: 'marta+other@oakline.example', start: slot(2)});
    expect([third.status, Object.keys(third.json)]).toEqual([202, ['state', 'start', 'end']]);
    await site.change(second.json, {action: 'cancel'});
    expect(await statusOf({start: slot(3)})).toBe(201);
  });

  test('a past demo does not count toward the limit', async () => {
    for (const index of [0, 1]) await site.book({start: slot(index)});
    site.setTime(new Date('2027-06-10T12:00:00Z'));
    expect(await statusOf({start: '2027-06-11T14:00Z'})).toBe(201);
  });

  test('concurrent requests don’t pass the limit', async () => {
    const statuses = await Promise.all(Array.from({length: 12}, (_, at) => statusOf({start: slot(at)})));
    expect([1, 2]).toContain(statuses.filter((status) => status === 201).length);
    expect(statuses.filter((status) => status !== 201).every((status) => status === 202)).toBe(true);
  });

  test('spellings of one Gmail mailbox share its two open demos', async () => {
    const spellings = [
      'marta.silva@gmail.com',
      'martasilva@googlemail.com',
      'm.a.rtasilva+x@gmail.com',
      'Martasilva@gmail.com',
    ];
    const statuses: number[] = [];
    for (const [index, email] of spellings.entries()) statuses.push(await statusOf({email, start: slot(index)}));
    expect(statuses).toEqual([201, 201, 202, 202]);
  });

  test.each([
    [202, 'a filled-in honeypot', {website: 'https://spam.example'}, {}],
    [202, 'a forged token', {}, {[formTokenHeader]: 'forged.1.x'}],
    [202, 'a form sent within a second', {}, {[formTokenHeader]: formToken(500)}],
    [201, 'a valid token', {}, {[formTokenHeader]: formToken(20_000)}],
  ])('%i for %s: a script takes no time', async (status, _, fields, headers) => {
    const response = await site.read(jsonPost({...visitor, ...fields}, headers));
    expect(response.status).toBe(status);
    expect(await count('bookings')).toBe(Number(status === 201));
  });

  test('a reused key with a different request is refused, and the form gets a new key', async () => {
    const idempotencyKey = 'key-of-one-booking-1';
    const send = (start: string) => site.send(formPost({...visitor, start, idempotencyKey}));
    expect([(await send(slot(0))).status, (await send(slot(0))).status]).toEqual([303, 303]);
    const other = await send(slot(5));
    expect(other.status).toBe(422);
    expect(await other.text()).not.toContain(idempotencyKey);
  });
});

test('no demo is booked in production without a mail server', async () => {
  const closed = open({environment: {smtpUrl: undefined}});
  for (const request of [jsonPost(visitor), formPost(visitor), visit('/api/bookings/form?zone=Europe/Lisbon')]) {
    const response = await closed.read(request);
    expect([response.status, response.text]).toEqual([503, expect.stringContaining('isn’t working right now')]);
    expect(response.text).not.toContain('<form');
    expect(closed.readLog().at(-1)).toMatchObject({outcome: 'closed', code: 'SMTP_URL is not set'});
  }
  expect(await count('bookings')).toBe(0);
});

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('done=%s is ignored', async (done) => {
  const booked = await site.book();
  const page = await site.read(visit(`/api/bookings/manage?token=${tokenOf(booked)}&done=${done}`));
  expect(page.status).toBe(200);
  expect(page.text).toContain('<h1>Your demo</h1>');
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
  const response = await open({connect}).send(formPost(visitor, {'Sec-Fetch-Site': 'cross-site'}));
  expect(response.status).toBe(403);
  expect((await response.text()).length).toBeLessThan(3000);
  expect(connect).not.toHaveBeenCalled();
});

test.each([
  ['refuses the address', {isRecipientRefused: true}],
  ['refuses the mail', {}],
])('when the visitor’s mail server %s, the demo stays', async (_, how) => {
  const deliver: Mailer['deliver'] = ({to}) =>
    Promise.resolve(
      to.address === visitor.email ? {state: 'failed', code: 'EENVELOPE', permanent: true, ...how} : {state: 'sent'},
    );
  const refused = open({mail: {deliver}});
  await refused.book();
  await refused.settle();
  await refused.outbox.run('run');
  expect(await query('select state from bookings')).toEqual([{state: 'booked'}]);
});
