import {erasePerson, findErasure, hashOfErased} from '../../../functions/leads/erase-person';
import {readEverything} from '../../support/database/use-database';
import {jsonPost, visitor} from '../support/contact';
import {addRow} from '../support/rows';
import {useSite} from '../support/site';

const {site, postgres, database, query} = useSite({mail: undefined});
const secret = 'secret of the tests';

test('erasing removes the person from every table, leaves others untouched, and can be verified by hash', async () => {
  const other = {...visitor, firstName: 'Bo', lastName: 'Lund', email: 'bo@fjord.example', message: 'Another one.'};
  const key = {'Idempotency-Key': 'key-of-the-person-1'};
  const {id} = (await site.read(jsonPost(visitor, key))).json;
  await site.send(jsonPost({...visitor, email: 'MARTA@Oakline.example'}));
  await site.send(jsonPost(other));
  const quoting = await site.read(jsonPost({...other, message: `Please ask ${visitor.email}.`}));
  await addRow(postgres, 'subscribers', {email: 'Marta@oakline.example'});
  await addRow(postgres, 'bookings', {email: 'Marta@oakline.example'});
  await query("insert into page_feedback values ('v', '/docs', true, 'Write to Marta@Oakline.example', now())");
  await query("update outbox set state = 'sent' where reference = $1", [id]);
  const hers = "reference in (select id from contact_messages where email ilike 'marta@%')";
  await query(`update outbox set payload = '{"to": "Marta"}' where ${hers}`);
  expect(await readEverything(postgres)).toMatch(/marta/i);

  const hash = hashOfErased(' Marta@oakline.example', secret);
  const at = new Date('2026-03-02T10:00:00Z');
  const done = await erasePerson(database.sql, visitor.email, {hash, at});
  const counts = {messages: 2, subscribers: 1, bookings: 1, comments: 1, delivered: 1};
  expect(done).toEqual({...counts, mentions: [quoting.json.id]});
  await query('delete from contact_messages where id = $1', [quoting.json.id]);
  const left = await readEverything(postgres);
  expect(left).not.toMatch(/marta|silva|forty consultations/i);
  expect(left).toContain('bo@fjord.example');
  const others = `select state, done_at is not null as done from outbox where reference <> $1 and kind <> 'booking-host-erased' order by state`;
  const waiting = {state: 'waiting', done: false};
  expect(await query(others, [id])).toEqual([{state: 'cancelled', done: true}, waiting, waiting]);
  // A hash of the message could confirm a guess of it.
  const hashes = "select fingerprint, request_hash from contact_messages where state = 'erased'";
  const none = {fingerprint: null, request_hash: null};
  expect(await query(hashes)).toEqual([none, none]);
  expect(await findErasure(database.sql, visitor.email, ['newer', secret])).toEqual(at);
  expect(await findErasure(database.sql, visitor.email, ['another'])).toBeUndefined();

  // A repeated request does not restore the person.
  expect((await site.send(jsonPost(visitor, key))).status).toBe(201);
  expect(await readEverything(postgres)).not.toMatch(/marta/i);
});

test('erasing finds all spellings of a mailbox, and lists topics that mention it', async () => {
  for (const email of ['marta+demo@oakline.example', 'Marta@oakline.example']) {
    await site.send(jsonPost({...visitor, email}));
    await addRow(postgres, 'bookings', {email, topic: 'Deposits'});
  }
  await addRow(postgres, 'subscribers', {
    email: 'marta+news@oakline.example',
    address_key: 'marta+news@oakline.example',
  });
  const colleague = await addRow(postgres, 'bookings', {
    email: 'bo@oakline.example',
    topic: 'With Marta@oakline.example',
  });
  const done = await erasePerson(database.sql, 'marta@oakline.example', {
    hash: hashOfErased(visitor.email, secret),
    at: new Date(),
  });
  expect(done).toMatchObject({messages: 2, bookings: 2, subscribers: 1, mentions: [colleague]});
  expect(await findErasure(database.sql, 'marta+other@oakline.example', [secret])).toBeDefined();
  await query('delete from bookings');
  expect(await readEverything(postgres)).not.toMatch(/marta/i);
});

test('a name inside another address, and another domain, are left alone', async () => {
  const comments = ['ask maria@x.example', 'a@x.example.org', 'xa@x.example', 'Mail a@x.example.', '<A@X.example>'];
  for (const [at, comment] of comments.entries()) {
    await query('insert into page_feedback values ($1, $2, true, $3, now())', [`visit-${at}`, '/docs', comment]);
  }
  await erasePerson(database.sql, 'a@x.example', {hash: 'h', at: new Date()});
  const left = await query('select comment from page_feedback where comment is not null order by visit_key');
  expect(left.map(({comment}) => comment)).toEqual(comments.slice(0, 3));
});
