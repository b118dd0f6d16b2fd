import type {Sql} from '../../../functions/lib/database/database';
import * as act from '../../../scripts/leads/act';
import * as read from '../../../scripts/leads/read';
import {explainError, nameDatabase} from '../../../scripts/lib/database';
import {clean} from '../../../scripts/lib/terminal';
import {runCommand} from '../../support/command';
import {useDatabase} from '../../support/database/use-database';
import {jsonPost, visitor} from '../support/contact';
import {addRow} from '../support/rows';
import {createSite, type Site} from '../support/site';

import {mkdtemp, readFile, rm, stat} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const {postgres, database: opened} = useDatabase();
let endpoint: Site;
let database: {sql: Sql; local: boolean; place: string};
let output = '';

beforeAll(() => {
  database = {sql: opened.sql, local: false, place: 'that of the tests'};
  process.env.APP_SECRET = 'secret of the tests that is long enough';
});

beforeEach(() => {
  endpoint = createSite(postgres, {mail: undefined});
  output = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((output += String(text))));
  jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await endpoint.settle();
  await postgres.pool.query(
    'truncate outbox, contact_messages, rate_limits, subscribers, subscriber_events, page_feedback, erasures',
  );
});

const add = async (fields: Partial<typeof visitor> = {}): Promise<string> => {
  const response = await endpoint.send(jsonPost({...visitor, ...fields}));
  return ((await response.json()) as {id: string}).id;
};

test('list shows the newest leads first, with their text and the state of their deliveries', async () => {
  await add({firstName: 'Ann'});
  const later = new Date(Date.now() + 60_000);
  await addRow(postgres, 'subscribers', {email: 'Bo@oakline.example', requested_at: later});
  await read.list(database, {limit: '20'});
  expect(output.indexOf('Bo@oakline.example')).toBeLessThan(output.indexOf('Ann Silva'));
  expect(output).toContain('mail waiting');
  output = '';
  await read.list(database, {limit: '1', kind: 'message', state: 'received'});
  expect(output).toContain('Ann Silva');
  expect(output).not.toContain('Bo@');
  output = '';
  await read.list(database, {limit: '20', state: 'held'});
  expect(output).toBe('No leads found.\n');
});

test('list and export filter by address and by delivery state', async () => {
  const id = await add();
  await add({email: 'other@oakline.example', firstName: 'Zoe'});
  await addRow(postgres, 'subscribers', {email: 'Marta@oakline.example'});
  await postgres.pool.query("update outbox set state = 'dead' where reference = $1", [id]);
  await read.list(database, {limit: '20', delivery: 'dead'});
  expect(output).toContain('mail dead');
  expect(output).not.toMatch(/Zoe|subscriber/);
  output = '';
  await read.exportLeads(database, {format: 'json', email: ' MARTA@oakline.example'});
  const rows = JSON.parse(output) as Record<string, unknown>[];
  expect(rows.map(({kind}) => kind)).toEqual(['message', 'subscriber']);
});

test.each([
  [{limit: '0'}, /--limit is "0"/],
  [{limit: 'x'}, /--limit/],
  [{limit: '5', kind: 'lead'}, /Use one of: message, subscriber, booking/],
])('list explains the correct usage for %j', async (options, message) => {
  await expect(read.list(database, options)).rejects.toThrow(message);
});

test('show finds a lead by the start of its ID and prints no terminal escape codes', async () => {
  const id = await add();
  // The contract rejects such characters; older rows and other forms may contain them.
  await postgres.pool.query('update contact_messages set message = $1', ['one\r\ntwo \u001B[31mred\u202E']);
  await read.show(database, id.slice(0, 8));
  expect(output).toContain(id);
  expect(output).toContain('one\ntwo [31mred');
  expect(output).toMatch(/mail\s.*contact\s.*waiting/);
  await expect(read.show(database, 'xyz1')).rejects.toThrow('is not a valid ID');
  await expect(read.show(database, '00000000')).rejects.toThrow('No ID begins with');
  expect(clean('a\tb\u0000\u009B')).toBe('a b');
});

test('retry gives a dead delivery all its attempts again, or says why it cannot', async () => {
  const id = await add();
  await postgres.pool.query("update outbox set state = 'dead', attempts = 8, done_at = now(), code = 'EAUTH'");
  await act.retry(database, {dead: false}, id.slice(0, 8));
  const {rows} = await postgres.pool.query('select state, attempts, code, done_at, due_at <= now() as due from outbox');
  expect(rows).toEqual([{state: 'waiting', attempts: 0, code: null, done_at: null, due: true}]);
  await postgres.pool.query("update outbox set state = 'sent'");
  await expect(act.retry(database, {dead: false}, id)).rejects.toThrow('State of its deliveries: sent');
  await expect(act.retry(database, {dead: false})).rejects.toThrow('--dead');
  await postgres.pool.query("update outbox set state = 'dead'");
  await act.retry(database, {dead: true});
  expect(output).toContain('1 delivery will be retried');
});

test('release delivers a held message once', async () => {
  const id = await add();
  await postgres.pool.query("update outbox set state = 'held'");
  await postgres.pool.query("update contact_messages set state = 'held', held_for = '{links}'");
  await read.show(database, id);
  expect(output).toMatch(/held, because of: links[\s\S]*release/);
  await expect(act.retry(database, {dead: false}, id)).rejects.toThrow('It is held');
  await act.release(database, id.slice(0, 6));
  const {rows} = await postgres.pool.query(
    'select m.state, o.state as outbox from contact_messages m join outbox o on reference = m.id where m.id = $1',
    [id],
  );
  expect(rows).toEqual([{state: 'released', outbox: 'waiting'}]);
  await expect(act.release(database, id)).rejects.toThrow('is not held; its state is released');
});

test('export writes all leads, page by page, to a file only its owner can read', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'scalewell-leads-'));
  await add({company: '=1+1'});
  await postgres.pool.query(
    `insert into contact_messages (id, idempotency_key, received_at, first_name, last_name, email, message)
     select gen_random_uuid(), 'many' || number, now() - (60 + number / 2) * interval '1 second', 'a', 'b', 'c', 'd'
     from generate_series(1, 2400) as number`,
  );
  const csv = path.join(folder, 'leads.csv');
  await read.exportLeads(database, {format: 'csv', output: csv});
  const lines = (await readFile(csv, 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(2402);
  expect(new Set(lines).size).toBe(2402);
  expect(lines[1]).toContain(`"'=1+1"`);
  expect((await stat(csv)).mode & 0o777).toBe(0o600);
  await expect(read.exportLeads(database, {format: 'csv', output: csv})).rejects.toThrow('already exists');
  const json = path.join(folder, 'leads.json');
  await read.exportLeads(database, {format: 'json', output: json, state: 'received'});
  const rows = JSON.parse(await readFile(json, 'utf8')) as Record<string, unknown>[];
  expect(rows).toHaveLength(2401);
  expect(rows[0]).toMatchObject({kind: 'message', email: visitor.email, company: '=1+1', text: visitor.message});
  await read.exportLeads(database, {format: 'json', state: 'erased'});
  expect(output).toBe('[]\n');
  await expect(read.exportLeads(database, {})).rejects.toThrow('--format csv');
  await rm(folder, {recursive: true});
});

test('erase and purge ask for confirmation, and do nothing without a terminal', async () => {
  await add();
  await expect(act.erase(database, {yes: false}, visitor.email)).rejects.toThrow('Add --yes');
  await expect(act.purge(database, {yes: false})).rejects.toThrow('730 days (LEAD_RETENTION_DAYS)');
  await expect(act.erase(database, {yes: true}, 'marta')).rejects.toThrow('is not an email address');
  const {rows} = await postgres.pool.query('select email from contact_messages');
  expect(rows).toEqual([{email: visitor.email}]);
});

test('purge deletes what is past its retention period', async () => {
  await add();
  await postgres.pool.query("update contact_messages set received_at = now() - interval '800 days'");
  await postgres.pool.query("update outbox set state = 'sent', done_at = now()");
  await act.purge(database, {yes: true});
  expect(output).toMatch(/messages\s+│\s+1/);
  expect((await postgres.pool.query('select 1 from contact_messages')).rowCount).toBe(0);
});

test('names the database without its password, and says how to fix an error', () => {
  expect(nameDatabase('postgres://user:secret@db.example:5433/main')).toBe('db.example:5433/main');
  expect(() => nameDatabase('secret')).toThrow('postgres://user:password@host:5432/name');
  expect(explainError({cause: {code: '42P01'}})).toContain('deploy once');
});

test('the command runs as a process', async () => {
  const id = await add();
  const env = {...process.env, NETLIFY_DB_URL: postgres.url};
  const run = (...args: string[]) => runCommand('leads', args, env);
  const [listed, help, wrong] = await Promise.all([run('list'), run('erase', '--help'), run('show')]);
  expect(listed).toMatchObject({status: 0, out: expect.stringContaining(id.slice(0, 8))});
  expect(help).toMatchObject({status: 0, out: expect.stringContaining('npm run leads')});
  expect(wrong).toMatchObject({status: 1, error: expect.stringContaining('Missing ID')});
});
