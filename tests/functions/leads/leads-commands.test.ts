import * as act from '../../../scripts/leads/act';
import * as held from '../../../scripts/leads/held';
import * as read from '../../../scripts/leads/read';
import {explainError, nameDatabase} from '../../../scripts/lib/database';
import {clean} from '../../../scripts/lib/terminal';
import {commandOn} from '../../support/command';
import {useFolder} from '../../support/folder';
import {jsonPost, visitor} from '../support/contact';
import {addMessages, addRow} from '../support/rows';
import {testSecret, useSite} from '../support/site';

import {statSync} from 'node:fs';

const {site: endpoint, postgres, database: opened, query, count} = useSite({mail: undefined});
const folder = useFolder();
const database = Object.assign(opened, {local: false, place: 'that of the tests'});
let output = '';

beforeEach(() => {
  process.env.APP_SECRET = testSecret;
  output = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((output += String(text))));
  jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
});

afterEach(() => jest.restoreAllMocks());

/** What a command prints. */
async function printed(command: () => Promise<void>): Promise<string> {
  output = '';
  await command();
  return output;
}

const add = async (fields: Partial<typeof visitor> = {}) =>
  (await endpoint.read(jsonPost({...visitor, ...fields}))).json.id;

test('list shows the newest leads first, with their text and the state of their deliveries', async () => {
  await add({firstName: 'Ann'});
  const later = new Date(Date.now() + 60_000);
  await addRow(postgres, 'subscribers', {email: 'Bo@oakline.example', confirmed_at: later});
  expect(await printed(() => read.list(database, {limit: '20'}))).toMatch(/Bo@oakline.example[^]*Ann Silva/);
  expect(output).toContain('mail waiting');
  const messages = await printed(() => read.list(database, {limit: '1', kind: 'message', state: 'received'}));
  expect(messages).toContain('Ann Silva');
  expect(messages).not.toContain('Bo@');
  expect(await printed(() => read.list(database, {limit: '20', state: 'held'}))).toBe('No leads found.\n');
});

test('list tells trial requests from messages', async () => {
  await add({firstName: 'Ann'});
  await addRow(postgres, 'contact_messages', {kind: 'trial', first_name: 'Bo Lund', last_name: ''});
  expect(await printed(() => read.list(database, {limit: '20'}))).toMatch(/message[^\n]*Ann Silva/);
  expect(output).toMatch(/trial[^\n]*Bo Lund/);
  expect(await printed(() => read.list(database, {limit: '20', kind: 'trial'}))).not.toContain('Ann');
  expect(output).toContain('Bo Lund');
});

test('list and export filter by address and by delivery state', async () => {
  const id = await add();
  await add({email: 'other@oakline.example', firstName: 'Zoe'});
  await addRow(postgres, 'subscribers', {email: 'Marta@oakline.example'});
  await query("update outbox set state = 'dead' where reference = $1", [id]);
  expect(await printed(() => read.list(database, {limit: '20', delivery: 'dead'}))).toContain('mail dead');
  expect(output).not.toMatch(/Zoe|subscriber/);
  const exported = await printed(() => read.exportLeads(database, {format: 'json', email: ' MARTA@oakline.example'}));
  expect(JSON.parse(exported)).toMatchObject([{kind: 'message'}, {kind: 'subscriber'}]);
});

test('list --delivery waiting leaves out what is scheduled, such as a reminder', async () => {
  const id = await addRow(postgres, 'bookings', {name: 'Ann Reminded'});
  await addRow(postgres, 'outbox', {reference: id, wanted_at: new Date(Date.now() + 60_000)});
  await add({firstName: 'Zoe'});
  expect(await printed(() => read.list(database, {limit: '20', delivery: 'waiting'}))).toContain('Zoe Silva');
  expect(output).not.toContain('Ann Reminded');
});

test('list counts the deliveries of a demo that was moved often', async () => {
  const id = await addRow(postgres, 'bookings', {name: 'Ann Moved'});
  for (const state of [...Array<string>(12).fill('sent'), 'waiting'])
    await addRow(postgres, 'outbox', {reference: id, state});
  expect(await printed(() => read.list(database, {limit: '20'}))).toMatch(
    /Ann Moved[^\n]* mail sent \(12\), mail waiting /,
  );
});

test.each([
  [{limit: '0'}, /--limit is "0"/],
  [{limit: 'x'}, /--limit/],
  [{limit: '5', kind: 'lead'}, /Use one of: message, trial, request, subscriber, booking/],
])('list explains the correct usage for %j', async (options, message) => {
  await expect(read.list(database, options)).rejects.toThrow(message);
});

test('show finds a lead by the start of its ID and prints no terminal escape codes', async () => {
  const id = await add();
  // The contract rejects such characters; older rows and other forms may contain them.
  await query('update contact_messages set message = $1', ['one\r\ntwo \u001B[31mred\u202E']);
  expect(await printed(() => read.show(database, id.slice(0, 8)))).toContain(id);
  expect(output).toContain('one\ntwo [31mred');
  expect(output).toMatch(/mail\s.*contact\s.*waiting/);
  await expect(read.show(database, 'xyz1')).rejects.toThrow('is not a valid ID');
  await expect(read.show(database, '00000000')).rejects.toThrow('No ID starts with');
  expect(clean('a\tb\u0000\u009B')).toBe('a b');
});

test('retry --waiting makes due what waits for its next attempt, but not what is for later', async () => {
  const soon = new Date(Date.now() + 3_600_000);
  const failed = await addRow(postgres, 'outbox', {due_at: soon, attempts: 5, code: 'ESOCKET'});
  const reminder = await addRow(postgres, 'outbox', {due_at: soon, wanted_at: soon});
  expect(await printed(() => act.retry(database, {waiting: true}))).toContain('1 delivery will be retried');
  expect(await query('select id, attempts from outbox where due_at <= now()')).toEqual([{id: failed, attempts: 0}]);
  await expect(act.retry(database, {waiting: true}, reminder)).rejects.toThrow('Give either');
});

test('retry gives a dead delivery all its attempts again, or says why it cannot', async () => {
  const id = await add();
  await query("update outbox set state = 'dead', attempts = 8, done_at = now(), code = 'EAUTH'");
  await act.retry(database, {dead: false}, id.slice(0, 8));
  expect(await query('select state, attempts, code, done_at, due_at <= now() as due from outbox')).toEqual([
    {state: 'waiting', attempts: 0, code: null, done_at: null, due: true},
  ]);
  await query("update outbox set state = 'sent'");
  await expect(act.retry(database, {dead: false}, id)).rejects.toThrow('State of its deliveries: sent');
  await expect(act.retry(database, {dead: false})).rejects.toThrow('--dead');
  await query("update outbox set state = 'dead'");
  expect(await printed(() => act.retry(database, {dead: true}))).toContain('1 delivery will be retried');
});

test('export writes all leads, page by page, to a file only its owner can read', async () => {
  await add({company: '=1+1'});
  await addMessages(postgres, 2400, new Date(Date.now() - 60_000));
  const [csv, json] = [folder.at('leads.csv'), folder.at('leads.json')];
  await read.exportLeads(database, {format: 'csv', output: csv});
  const lines = folder.read('leads.csv').trimEnd().split('\r\n');
  expect(lines).toHaveLength(2402);
  expect(new Set(lines).size).toBe(2402);
  expect(lines[1]).toContain(`"'=1+1"`);
  expect(statSync(csv).mode & 0o777).toBe(0o600);
  await expect(read.exportLeads(database, {format: 'csv', output: csv})).rejects.toThrow('already exists');
  await read.exportLeads(database, {format: 'json', output: json, state: 'received'});
  const rows = JSON.parse(folder.read('leads.json')) as Record<string, unknown>[];
  expect(rows).toHaveLength(2401);
  expect(rows[0]).toMatchObject({kind: 'message', email: visitor.email, company: '=1+1', text: visitor.message});
  expect(await printed(() => read.exportLeads(database, {format: 'json', state: 'erased'}))).toBe('[]\n');
  await expect(read.exportLeads(database, {})).rejects.toThrow('--format csv');
});

test('erase and purge ask for confirmation, and do nothing without a terminal', async () => {
  await add();
  await expect(act.erase(database, {yes: false}, visitor.email)).rejects.toThrow('Add --yes');
  await expect(act.purge(database, {yes: false})).rejects.toThrow('730 days (LEAD_RETENTION_DAYS)');
  await expect(act.erase(database, {yes: true}, 'marta')).rejects.toThrow('is not an email address');
  expect(await query('select email from contact_messages')).toEqual([{email: visitor.email}]);
});

test('purge deletes what is past its retention period', async () => {
  await add();
  await query("update contact_messages set received_at = now() - interval '800 days'");
  await query("update outbox set state = 'sent', done_at = now()");
  await act.purge(database, {yes: true});
  expect(output).toMatch(/messages\s+│\s+1/);
  expect(await count('contact_messages')).toBe(0);
});

test('names the database without its password, and says how to fix an error', () => {
  expect(nameDatabase('postgres://user:secret@db.example:5433/main')).toBe('db.example:5433/main');
  expect(() => nameDatabase('secret')).toThrow('postgres://user:password@host:5432/name');
  expect(explainError({cause: {code: '42P01'}})).toContain('deploy once');
});

test('the command runs as a process', async () => {
  const id = await add();
  const run = commandOn(postgres, 'leads');
  const [listed, help, wrong] = await Promise.all([run('list'), run('erase', '--help'), run('show')]);
  expect(listed).toMatchObject({status: 0, out: expect.stringContaining(id.slice(0, 8))});
  expect(help).toMatchObject({status: 0, out: expect.stringContaining('npm run leads')});
  expect(wrong).toMatchObject({status: 1, error: expect.stringContaining('Missing ID')});
});

test('spam marks what was delivered in a period, and asks first', async () => {
  const at = (hour: number) => addRow(postgres, 'contact_messages', {received_at: `2027-06-08T0${hour}:00:00Z`});
  await at(7);
  for (const hour of [8, 9]) await at(hour);
  const period = {from: '2027-06-08T07:30Z', to: '2027-06-08'};
  await expect(held.spam(database, {from: '2027-06-08'})).rejects.toThrow('Use --from TIME and --to TIME');
  await expect(held.spam(database, period)).rejects.toThrow(/2 delivered messages will be marked as spam[^]*--yes/);
  expect(await printed(() => held.spam(database, {...period, yes: true}))).toContain('Marked 2 messages as spam.');
  expect(await count("contact_messages where state = 'held' and held_for = '{spam}'")).toBe(2);
  await expect(held.spam(database, {...period, yes: true})).rejects.toThrow('No delivered message matches');
});
