import {useDatabase} from '../../support/database/use-database';
import {jsonPost, linkIn, newEmail, oneClickPost, pressButton} from '../support/newsletter';
import {createSite, hour, type Site} from '../support/site';

import {honeypotField} from '#src/contracts/honeypot';

const {postgres} = useDatabase('http');
let newsletter: Site;

beforeEach(() => {
  newsletter = createSite(postgres);
});

const signUp = async (email: string, more: object = {}) => {
  expect((await newsletter.send(jsonPost({email, ...more}))).status).toBe(202);
  await newsletter.settle();
};

const confirm = async () => {
  await newsletter.send(pressButton(linkIn(newsletter.mails.at(-1), 'confirm')));
  await newsletter.settle();
};

const leave = () => newsletter.send(oneClickPost(linkIn(newsletter.mails.at(-1), 'unsubscribe')));
const confirmations = () => newsletter.mails.filter(({subject}) => subject.startsWith('Confirm'));

const historyOf = async (email: string) => {
  const {rows} = await postgres.pool.query<{event: string}>(
    'select event from subscriber_events join subscribers on subscriber_id = subscribers.id where email = $1 order by subscriber_events.id',
    [email],
  );
  return rows.map(({event}) => event);
};

test('an unsubscribed address gets one confirmation mail in seven days', async () => {
  const email = newEmail();
  await signUp(email);
  await confirm();
  newsletter.wait(1 * hour);
  expect((await leave()).status).toBe(200);
  newsletter.mails.length = 0;
  newsletter.wait(1 * hour);
  for (let day = 0; day < 10; day += 1) {
    for (let press = 0; press < 3; press += 1) await signUp(email);
    newsletter.wait(24 * hour);
  }
  expect(confirmations()).toHaveLength(2);
});

test('someone who unsubscribed can sign up again right away', async () => {
  const email = newEmail();
  await signUp(email);
  await confirm();
  newsletter.wait(1 * hour);
  await leave();
  newsletter.wait(1 * hour);
  await signUp(email);
  await confirm();
  expect(newsletter.mails.at(-1)?.subject).toMatch(/on the list/);
  expect(await historyOf(email)).toEqual(['requested', 'confirmed', 'unsubscribed', 'requested', 'confirmed']);
});

test('fifty +tag variants of one mailbox get three mails a day', async () => {
  const [name = ''] = newEmail().split('@');
  await Promise.all(Array.from({length: 50}, (_, at) => signUp(`${name}+${String(at)}@oakline.example`)));
  await newsletter.settle();
  expect(newsletter.mails).toHaveLength(3);
});

test('sign-ups with a filled honeypot don’t count toward the address’s mails, and are held once', async () => {
  const email = newEmail();
  for (let press = 0; press < 4; press += 1) await signUp(email, {[honeypotField]: 'https://spam.example'});
  const {rows} = await postgres.pool.query(
    "select 1 from outbox join subscribers on reference = subscribers.id where email = $1 and outbox.state = 'held'",
    [email],
  );
  expect(rows).toHaveLength(1);
  await signUp(email);
  expect(newsletter.mails).toHaveLength(1);
});

test('signing up a confirmed address again does not change its proof of consent', async () => {
  const email = newEmail();
  await signUp(email);
  await confirm();
  const read = async () =>
    (
      await postgres.pool.query<Record<string, unknown>>(
        'select requested_at, confirmed_at, email from subscribers where email = $1',
        [email],
      )
    ).rows;
  const before = await read();
  newsletter.wait(5 * hour);
  await signUp(email);
  expect(await read()).toEqual(before);
  expect(await historyOf(email)).toEqual(['requested', 'confirmed']);
});
