import {honeypotField} from '#src/contracts/hidden-fields';
import {sourceField} from '#src/contracts/lead-source';
import {erasePerson} from '../../../functions/leads/erase-person';
import {readEverything} from '../../support/database/use-database';
import {formPost, jsonPost, linkIn, oneClickPost, pressButton, tokenIn} from '../support/newsletter';
import {newEmail, sendJson, visit} from '../support/requests';
import {hour, testSecret, useSite} from '../support/site';

const {site: newsletter, open, postgres, database, query, count} = useSite({}, 'http');
const email = 'marta@oakline.example';

const rowOf = async (address = email): Promise<object | undefined> => {
  const columns = 'state, email, confirmed_at, unsubscribed_at';
  return (await query(`select ${columns} from subscribers where address_key = $1`, [address]))[0];
};

const readHistory = async () =>
  (await query('select event from subscriber_events order by id')).map(({event}) => event);

/** Signs up for the newsletter; resolves to the mail, if any. */
const ask = async (address = email, more: object = {}) => {
  const before = newsletter.mails.length;
  const response = await newsletter.read(jsonPost({email: address, ...more}));
  expect([response.status, response.json]).toEqual([202, {next: 'confirm by mail'}]);
  await newsletter.settle();
  return newsletter.mails[before];
};

const press = async (link: string) => {
  const response = await newsletter.read(pressButton(link));
  await newsletter.settle();
  return {status: response.status, to: response.headers.get('Location'), page: response.text};
};

/** Signs up and confirms. */
const join = async (address = email) => {
  const confirm = linkIn(await ask(address), 'confirm');
  await press(confirm);
  return {confirm, welcome: newsletter.mails.at(-1)};
};

test('nothing is stored before the owner confirms, which sends one welcome mail', async () => {
  const source = {label: 'unknown', form: '/blog/subscribe'};
  const mail = await ask(email, {[sourceField]: JSON.stringify({form: source.form})});
  expect(mail?.to.address).toBe(email);
  expect(await readEverything(postgres)).not.toContain('marta');
  expect(decodeURIComponent(mail?.text ?? '')).not.toMatch(/subscribe\/confirm\?\S*(marta|oakline)/);

  const link = linkIn(mail, 'confirm');
  for (const method of ['GET', 'HEAD']) expect((await newsletter.send(visit(link, {method}))).status).toBe(200);
  const response = await newsletter.read(visit(link));
  expect(response.text).toMatch(/<form method="post" action="\/api\/subscribe\/confirm"/);
  expect(response.text.split(tokenIn(link))).toHaveLength(2);
  expect(response.headers.get('Referrer-Policy')).toBe('same-origin');
  expect(await count('subscribers')).toBe(0);

  for (const time of [1, 2]) {
    expect([time, await press(link)]).toMatchObject([time, {status: 303, to: '/blog/subscribe/confirmed'}]);
    expect(await rowOf()).toMatchObject({state: 'confirmed', confirmed_at: expect.any(Date)});
  }
  expect(newsletter.mails.map(({subject}) => subject)).toEqual([mail?.subject, expect.stringMatching(/on the list/)]);
  expect(await query('select source from subscribers')).toEqual([{source}]);
});

test('a long source leaves only its label in the link', async () => {
  const first = {
    page: '/',
    ...Object.fromEntries(['source', 'medium', 'campaign', 'term', 'content'].map((key) => [key, 'x'.repeat(199)])),
  };
  const link = linkIn(await ask(email, {[sourceField]: JSON.stringify({first, last: first})}), 'confirm');
  expect(link.length).toBeLessThan(1000);
  expect((await press(link)).status).toBe(303);
  expect(await query('select source from subscribers')).toEqual([{source: {label: expect.stringContaining('x')}}]);
});

test('the link is valid for 48 hours', async () => {
  const link = linkIn(await ask(), 'confirm');
  newsletter.wait(47.9 * hour);
  expect((await newsletter.send(visit(link))).status).toBe(200);
  newsletter.wait(0.2 * hour);
  expect((await newsletter.send(visit(link))).status).toBe(410);
  const late = await press(link);
  expect(late.status).toBe(410);
  expect(late.page).toMatch(/<form[^>]+action="\/api\/subscribe"/);
  expect(await count('subscribers')).toBe(0);
});

test('the response is the same for new, confirmed, unsubscribed and limited addresses', async () => {
  const answers: string[] = [];
  const both = async () => {
    for (const request of [jsonPost({email}), formPost({email})]) {
      const response = await newsletter.send(request);
      await newsletter.settle();
      answers.push(JSON.stringify([response.status, [...response.headers], await response.text()]));
    }
  };
  await both();
  await press(linkIn(newsletter.mails[0], 'confirm'));
  await both();
  await both();
  newsletter.wait(25 * hour);
  await press(linkIn(newsletter.mails[0], 'unsubscribe'));
  await both();
  expect(new Set(answers).size).toBe(2);
});

test('a confirmed address stays on the list, and its owner is notified of the sign-up', async () => {
  await join();
  const before = await rowOf();
  expect(before).toMatchObject({state: 'confirmed'});
  newsletter.wait(5 * hour);
  const mail = await ask(email.toUpperCase());
  expect(mail?.subject).toMatch(/already/);
  expect(mail?.to.address).toBe(email);
  expect(mail?.text).not.toContain('/confirm?');
  // Its proof of consent does not change.
  expect(await rowOf()).toEqual(before);
  expect(await readHistory()).toEqual(['requested', 'confirmed']);
});

test('an address gets at most three mails a day, from any number of senders', async () => {
  const subjects = [];
  for (let asked = 0; asked < 5; asked += 1) subjects.push((await ask())?.subject);
  expect(subjects.filter(Boolean)).toHaveLength(3);
  newsletter.wait(24.1 * hour);
  expect(await ask()).toBeDefined();
});

test.each([
  ['one address', 10, () => email],
  ['the +tag variants of one mailbox', 50, (at: number) => `marta+${String(at)}@oakline.example`],
  [
    'the dotted spellings of one Gmail mailbox',
    9,
    (at: number) => `${'martasilva'.slice(0, at)}.${'martasilva'.slice(at)}@googlemail.com`.replace(/^\./, ''),
  ],
])('concurrent requests for %s get three mails', async (_what, requests, addressOf) => {
  await Promise.all(Array.from({length: requests}, (_, at) => ask(addressOf(at))));
  expect(newsletter.mails).toHaveLength(3);
});

test('one sender can sign up 30 addresses in 24 hours', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 36; at += 1) {
    statuses.push((await newsletter.send(jsonPost({email: newEmail()}), '192.0.2.30')).status);
    newsletter.wait(hour / 4);
  }
  expect(statuses.filter((status) => status === 202)).toHaveLength(30);
});

test('beyond 60 mails an hour sign-ups are told when to try again, and nothing is queued', async () => {
  const send = (index: number) => newsletter.read(jsonPost({email: `reader-${index}@oakline.example`}));
  for (let index = 0; index < 60; index += 1) expect((await send(index)).status).toBe(202);
  const refused = await send(60);
  expect([refused.status, refused.headers.get('Retry-After'), refused.json.detail]).toEqual([
    429,
    expect.stringMatching(/^35\d\d$|^3600$/),
    'Try again in 60 minutes.',
  ]);
  expect([newsletter.mails.length, await count('outbox')]).toEqual([60, 0]);
  newsletter.wait(61 * 60);
  expect((await send(61)).status).toBe(202);
});

test('“Don’t email me again” is remembered for a year, without the address', async () => {
  const email = 'stranger@oakline.example';
  const signUp = async () => {
    newsletter.mails.length = 0;
    await newsletter.send(jsonPost({email}));
    await newsletter.settle();
    return newsletter.mails.map(({to}) => to.address);
  };
  expect(await signUp()).toEqual([email]);
  const link = linkIn(newsletter.mails[0], 'unsubscribe');
  await newsletter.send(pressButton(link));
  for (let day = 0; day < 5; day += 1) {
    newsletter.wait(24 * 60 * 60);
    expect(await signUp()).toEqual([]);
  }
  expect(JSON.stringify(await query('select * from rate_limits'))).not.toContain('stranger');
  newsletter.wait(366 * 24 * 60 * 60);
  expect(await signUp()).toEqual([email]);
});

/** Waits until this many statements wait for a lock. */
const waitForLocks = async (statements: number) => {
  const waiting = "pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
  while ((await count(waiting)) !== statements);
};

test.each([
  [303, 'unsubscribed', 'button', pressButton],
  [200, 'unsubscribed', 'script', (link: string) => sendJson(link.split('?')[0] ?? '', {token: tokenIn(link)})],
  [200, 'unsubscribed-one-click', 'one click', (link: string) => oneClickPost(link)],
  [200, 'unsubscribed-one-click', 'one click, multipart', (link: string) => oneClickPost(link, true)],
])('%i %s: by %s, immediately and safe to repeat', async (status, outcome, _what, leave) => {
  const link = linkIn((await join()).welcome, 'unsubscribe');
  expect((await newsletter.send(visit(link))).status).toBe(200);
  expect(await rowOf()).toMatchObject({state: 'confirmed'});
  for (const time of [1, 2]) {
    expect([time, (await newsletter.send(leave(link))).status]).toEqual([time, status]);
    expect(newsletter.readLog().at(-1)).toMatchObject({event: 'newsletter', outcome, status});
    expect(await rowOf()).toMatchObject({state: 'unsubscribed', unsubscribed_at: expect.any(Date)});
  }
});

test('an old link does not add a former subscriber, who can sign up again right away', async () => {
  const {confirm, welcome} = await join();
  await newsletter.send(oneClickPost(linkIn(welcome, 'unsubscribe')));
  expect((await press(confirm)).status).toBe(410);
  expect(await rowOf()).toMatchObject({state: 'unsubscribed'});
  await press(linkIn(await ask(), 'confirm'));
  expect(newsletter.mails.at(-1)?.subject).toMatch(/on the list/);
  expect(await rowOf()).toMatchObject({state: 'confirmed', unsubscribed_at: null});
  expect(await readHistory()).toEqual(['requested', 'confirmed', 'unsubscribed', 'requested', 'confirmed']);
});

test('an unsubscribed address gets one confirmation mail in seven days', async () => {
  const {welcome} = await join();
  newsletter.wait(1 * hour);
  expect((await newsletter.send(oneClickPost(linkIn(welcome, 'unsubscribe')))).status).toBe(200);
  newsletter.mails.length = 0;
  newsletter.wait(1 * hour);
  for (let day = 0; day < 10; day += 1) {
    for (let time = 0; time < 3; time += 1) await ask();
    newsletter.wait(24 * hour);
  }
  expect(newsletter.mails.filter(({subject}) => subject.startsWith('Confirm'))).toHaveLength(2);
});

test('a sign-up with a filled honeypot gets the same response and sends nothing', async () => {
  for (let time = 0; time < 4; time += 1) await ask(email, {[honeypotField]: 'https://spam.example'});
  expect(newsletter.mails).toHaveLength(0);
  expect(await ask()).toBeDefined();
});

test('whoever wants no more mail is not added by the same mail’s button', async () => {
  const mail = await ask();
  await newsletter.send(oneClickPost(linkIn(mail, 'unsubscribe')));
  expect((await press(linkIn(mail, 'confirm'))).status).toBe(410);
  expect(await count('subscribers')).toBe(0);
});

test('a former subscriber who is signed up again stays on record, and gets nothing', async () => {
  const unsubscribe = linkIn((await join()).welcome, 'unsubscribe');
  await press(unsubscribe);
  newsletter.wait(hour);
  await ask();
  expect(await rowOf()).toMatchObject({state: 'unsubscribed', confirmed_at: expect.any(Date)});
  await press(unsubscribe);
  expect(await rowOf()).toMatchObject({state: 'unsubscribed'});
});

test('two concurrent confirmations add the address once, and both succeed', async () => {
  const link = linkIn(await ask(), 'confirm');
  const before = newsletter.mails.length;
  const holder = await postgres.pool.connect();
  await holder.query('begin');
  await holder.query("insert into subscribers values (gen_random_uuid(), 'x', $1, 'x', null, now())", [email]);
  const presses = Promise.all([press(link), press(link)]);
  await waitForLocks(2);
  await holder.query('rollback');
  holder.release();
  expect((await presses).map(({status}) => status)).toEqual([303, 303]);
  expect(newsletter.mails).toHaveLength(before + 1);
});

test('a link signed with an old secret works while the secret is listed', async () => {
  const link = linkIn(await ask(), 'confirm');
  const changed = {appSecret: 'the new secret'};
  const without = open({environment: changed});
  expect((await without.send(visit(link))).status).toBe(400);
  const listed = open({environment: {...changed, oldSecrets: [testSecret]}});
  expect((await listed.send(visit(link))).status).toBe(200);
});

test('erasing a person removes a sign-up with another spelling of the address', async () => {
  await press(linkIn(await ask('Marta+news@oakline.example'), 'confirm'));
  expect(await count('subscribers')).toBe(1);
  await erasePerson(database.sql, email, {hash: 'h', at: new Date()});
  expect(await count('subscribers')).toBe(0);
});
