import {releaseLead} from '../../../functions/lib/leads/lead-actions';
import {addressSubject} from '../../../functions/lib/rate-subject';
import {useDatabase} from '../../support/database/use-database';
import {formPost, jsonPost, linkIn, newEmail, oneClickPost, pressButton, tokenIn, visit} from '../support/newsletter';
import {addRow} from '../support/rows';
import {createSite, hour, testSecret, type Site} from '../support/site';

import {honeypotField} from '#src/contracts/honeypot';

const {postgres, database} = useDatabase('http');
let newsletter: Site;

beforeEach(async () => {
  await postgres.pool.query('truncate subscribers, subscriber_events');
  newsletter = createSite(postgres);
});

const rowOf = async (email: string): Promise<object | undefined> => {
  const query =
    'select state, email, requested_at, confirmed_at, unsubscribed_at from subscribers where address_key = $1';
  return (await postgres.pool.query<object>(query, [email.toLowerCase()])).rows[0];
};

const historyOf = async (email: string) => {
  const query =
    'select event from subscriber_events e join subscribers s on subscriber_id = s.id where email = $1 order by e.id';
  const {rows} = await postgres.pool.query<{event: string}>(query, [email]);
  return rows.map(({event}) => event);
};

/** Signs up for the newsletter; resolves to the mail, if any. */
const ask = async (email: string, more: object = {}) => {
  const before = newsletter.mails.length;
  const response = await newsletter.send(jsonPost({email, ...more}));
  expect([response.status, await response.json()]).toEqual([202, {next: 'confirm by mail'}]);
  await newsletter.settle();
  return newsletter.mails[before];
};

const press = async (link: string) => {
  const response = await newsletter.send(pressButton(link));
  await newsletter.settle();
  return {status: response.status, to: response.headers.get('Location'), page: await response.text()};
};

/** Signs up and confirms. */
const join = async (email: string) => {
  const confirm = linkIn(await ask(email), 'confirm');
  await press(confirm);
  return {confirm, welcome: newsletter.mails.at(-1)};
};

test('an address is on the list only after its owner confirms, which sends one welcome mail', async () => {
  const email = newEmail();
  const mail = await ask(email);
  expect(mail?.to.address).toBe(email);
  expect(await rowOf(email)).toMatchObject({state: 'pending', confirmed_at: null});

  const link = linkIn(mail, 'confirm');
  for (const method of ['GET', 'HEAD', 'GET']) expect((await newsletter.send(visit(link, method))).status).toBe(200);
  const response = await newsletter.send(visit(link));
  const page = await response.text();
  expect(page).toMatch(/<form method="post" action="\/api\/subscribe\/confirm"/);
  expect(page.split(tokenIn(link))).toHaveLength(2);
  expect(response.headers.get('Referrer-Policy')).toBe('same-origin');
  expect(await rowOf(email)).toMatchObject({state: 'pending', confirmed_at: null});

  for (const time of [1, 2]) {
    expect([time, await press(link)]).toMatchObject([time, {status: 303, to: '/blog/subscribe/confirmed'}]);
    expect(await rowOf(email)).toMatchObject({state: 'confirmed', confirmed_at: expect.any(Date)});
  }
  expect(newsletter.mails.map(({subject}) => subject)).toEqual([mail?.subject, expect.stringMatching(/on the list/)]);
});

test('the link is valid for 48 hours', async () => {
  const email = newEmail();
  const link = linkIn(await ask(email), 'confirm');
  newsletter.wait(47.9 * hour);
  expect((await newsletter.send(visit(link))).status).toBe(200);
  newsletter.wait(0.2 * hour);
  expect((await newsletter.send(visit(link))).status).toBe(410);
  const late = await press(link);
  expect(late.status).toBe(410);
  expect(late.page).toMatch(/<form method="post" action="\/api\/subscribe"/);
  expect(await rowOf(email)).toMatchObject({state: 'pending'});
});

test('the response is the same for new, pending, confirmed, unsubscribed and limited addresses', async () => {
  const email = newEmail();
  const answers: string[] = [];
  const answer = async (kind: 'json' | 'form') => {
    const response = await newsletter.send(kind === 'json' ? jsonPost({email}) : formPost({email}));
    await newsletter.settle();
    const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
    answers.push(`${kind}\n${response.status}\n${headers}\n${await response.text()}`);
  };
  const both = async () => {
    await answer('json');
    await answer('form');
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
  const email = newEmail();
  await join(email);
  const before = await rowOf(email);
  expect(before).toMatchObject({state: 'confirmed'});
  newsletter.wait(5 * hour);
  const mail = await ask(email.toUpperCase());
  expect(mail?.subject).toMatch(/already/);
  expect(mail?.to.address).toBe(email);
  expect(mail?.text).not.toContain('/confirm?');
  // Its proof of consent does not change.
  expect(await rowOf(email)).toEqual(before);
  expect(await historyOf(email)).toEqual(['requested', 'confirmed']);
});

test('an address gets at most three mails a day, from any number of senders', async () => {
  const email = newEmail();
  const subjects = [];
  for (let asked = 0; asked < 5; asked += 1) subjects.push((await ask(email))?.subject);
  expect(subjects.filter(Boolean)).toHaveLength(3);
  newsletter.wait(24.1 * hour);
  expect(await ask(email)).toBeDefined();
});

test('concurrent requests for one address make one row and three mails', async () => {
  const email = newEmail();
  const responses = await Promise.all(Array.from({length: 10}, () => newsletter.send(jsonPost({email}))));
  await newsletter.settle();
  expect(new Set(responses.map(({status}) => status))).toEqual(new Set([202]));
  expect((await postgres.pool.query('select from subscribers where email = $1', [email])).rowCount).toBe(1);
  expect(newsletter.mails).toHaveLength(3);
});

/** Waits until this many statements wait for a lock. */
const waitForLocks = async (count: number) => {
  const query = "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
  while ((await postgres.pool.query(query)).rowCount !== count);
};

test('a request for a new address and one that already sees it do not deadlock', async () => {
  for (let round = 0; round < 5; round += 1) {
    const email = newEmail();
    const subject = addressSubject('newsletter', email, testSecret);
    const holder = await postgres.pool.connect();
    await holder.query('begin');
    await holder.query('insert into rate_limits values ($1, array[now()], 3, now())', [subject]);
    const first = newsletter.send(jsonPost({email}));
    await waitForLocks(1);
    await addRow(postgres, 'subscribers', {email, address_key: email, state: 'pending'});
    const second = newsletter.send(jsonPost({email}));
    await waitForLocks(2);
    await holder.query('rollback');
    holder.release();
    expect([(await first).status, (await second).status]).toEqual([202, 202]);
  }
});

test('unsubscribing by button, script or one click takes effect immediately and is safe to repeat', async () => {
  for (const leave of [
    (link: string) => newsletter.send(pressButton(link)),
    (link: string) => newsletter.send(jsonPost({token: tokenIn(link)}, {}, link.split('?')[0])),
    (link: string) => newsletter.send(oneClickPost(link)),
    (link: string) => newsletter.send(oneClickPost(link, true)),
  ]) {
    const email = newEmail();
    const {welcome} = await join(email);
    const link = linkIn(welcome, 'unsubscribe');
    expect((await newsletter.send(visit(link))).status).toBe(200);
    expect(await rowOf(email)).toMatchObject({state: 'confirmed'});
    for (const time of [1, 2]) {
      const {status} = await leave(link);
      expect(`${time}: ${status}`).toMatch(/: (?:200|303)$/);
      expect(await rowOf(email)).toMatchObject({state: 'unsubscribed', unsubscribed_at: expect.any(Date)});
    }
  }
});

test('an old link does not add a former subscriber, who can sign up again right away', async () => {
  const email = newEmail();
  const {confirm, welcome} = await join(email);
  await newsletter.send(oneClickPost(linkIn(welcome, 'unsubscribe')));
  expect((await press(confirm)).status).toBe(410);
  expect(await rowOf(email)).toMatchObject({state: 'unsubscribed'});
  await press(linkIn(await ask(email), 'confirm'));
  expect(newsletter.mails.at(-1)?.subject).toMatch(/on the list/);
  expect(await rowOf(email)).toMatchObject({state: 'confirmed', unsubscribed_at: null});
  expect(await historyOf(email)).toEqual(['requested', 'confirmed', 'unsubscribed', 'requested', 'confirmed']);
});

test('an unsubscribed address gets one confirmation mail in seven days', async () => {
  const email = newEmail();
  const {welcome} = await join(email);
  newsletter.wait(1 * hour);
  expect((await newsletter.send(oneClickPost(linkIn(welcome, 'unsubscribe')))).status).toBe(200);
  newsletter.mails.length = 0;
  newsletter.wait(1 * hour);
  for (let day = 0; day < 10; day += 1) {
    for (let time = 0; time < 3; time += 1) await ask(email);
    newsletter.wait(24 * hour);
  }
  expect(newsletter.mails.filter(({subject}) => subject.startsWith('Confirm'))).toHaveLength(2);
});

test('fifty +tag variants of one mailbox get three mails a day', async () => {
  const [name = ''] = newEmail().split('@');
  await Promise.all(Array.from({length: 50}, (_, at) => ask(`${name}+${String(at)}@oakline.example`)));
  await newsletter.settle();
  expect(newsletter.mails).toHaveLength(3);
});

test('sign-ups with a filled honeypot don’t count toward the address’s mails, and are held once, until release', async () => {
  const email = newEmail();
  for (let time = 0; time < 4; time += 1) await ask(email, {[honeypotField]: 'https://spam.example'});
  const {rows} = await postgres.pool.query<{id: string}>(
    "select subscribers.id from outbox join subscribers on reference = subscribers.id where email = $1 and outbox.state = 'held'",
    [email],
  );
  expect(rows).toHaveLength(1);
  expect(await ask(email)).toBeDefined();
  expect(newsletter.mails).toHaveLength(1);
  await releaseLead(database.sql, rows[0]?.id ?? '', new Date());
  await newsletter.outbox.run('run-1');
  expect(newsletter.mails.map(({to}) => to.address)).toEqual([email, email]);
});

test('the confirmation mail has a link that deletes the request', async () => {
  const email = newEmail();
  const mail = await ask(email);
  await newsletter.send(oneClickPost(linkIn(mail, 'unsubscribe')));
  expect(await rowOf(email)).toBeUndefined();
  expect((await press(linkIn(mail, 'confirm'))).status).toBe(410);
});

test('an unconfirmed request is deleted after 30 days; a confirmed address stays', async () => {
  const [stranger, reader] = [newEmail(), newEmail()];
  await ask(stranger);
  await join(reader);
  newsletter.wait(29 * 24 * hour);
  await ask(newEmail());
  expect(await rowOf(stranger)).toBeDefined();
  newsletter.wait(2 * 24 * hour);
  await ask(newEmail());
  expect(await rowOf(stranger)).toBeUndefined();
  expect(await rowOf(reader)).toMatchObject({state: 'confirmed'});
});

test('a former subscriber stays on record when a new sign-up is never confirmed', async () => {
  const email = newEmail();
  const unsubscribe = linkIn((await join(email)).welcome, 'unsubscribe');
  await press(unsubscribe);
  await ask(email);
  newsletter.wait(31 * 24 * hour);
  await ask(newEmail());
  expect(await rowOf(email)).toMatchObject({state: 'pending', confirmed_at: expect.any(Date) as Date});
  await press(unsubscribe);
  expect(await rowOf(email)).toMatchObject({state: 'unsubscribed', confirmed_at: expect.any(Date) as Date});
});

test('two concurrent confirmations add the address once, and both succeed', async () => {
  const email = newEmail();
  const link = linkIn(await ask(email), 'confirm');
  const before = newsletter.mails.length;
  const holder = await postgres.pool.connect();
  await holder.query('begin');
  await holder.query('select from subscribers where address_key = $1 for update', [email]);
  const presses = Promise.all([press(link), press(link)]);
  await waitForLocks(2);
  await holder.query('commit');
  holder.release();
  expect((await presses).map(({status}) => status)).toEqual([303, 303]);
  expect(newsletter.mails).toHaveLength(before + 1);
});

test('a link signed with an old secret works while the secret is listed', async () => {
  const email = newEmail();
  const link = linkIn(await ask(email), 'confirm');
  const changed = {appSecret: 'the new secret'};
  const without = createSite(postgres, {environment: changed});
  expect((await without.send(visit(link))).status).toBe(400);
  const listed = createSite(postgres, {environment: {...changed, oldSecrets: [testSecret]}});
  expect((await listed.send(visit(link))).status).toBe(200);
});
