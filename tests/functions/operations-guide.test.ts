import {handleCspReport} from '../../functions/csp-report/handle-csp-report';
import {handleHealth} from '../../functions/health/handle-health';
import type {Database} from '../../functions/lib/database/database';
import {createLog} from '../../functions/lib/log';
import {handleVitals} from '../../functions/vitals/handle-vitals';
import {commands as bookingCommands, showHosts} from '../../scripts/bookings/actions.mjs';
import * as act from '../../scripts/leads/act-commands.mjs';
import {explainError, LeadsError} from '../../scripts/leads/open-database.mjs';
import * as read from '../../scripts/leads/read-commands.mjs';
import {commandOptions} from '../../scripts/leads/usage.mjs';
import * as cspReports from '../../scripts/csp-reports/report.mjs';
import * as vitals from '../../scripts/vitals/report.mjs';
import {startPostgres, type TestPostgres} from '../support/postgres';
import {listFiles, readText} from '../support/source-tree';
import {createEndpoint, jsonPost, type Endpoint} from './support/endpoint';
import {mask, readSteps, type Step} from './support/guide';

import {mkdtemp, readFile, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {parseArgs, type ParseArgsOptionsConfig} from 'node:util';

import {getDatabase} from '@netlify/database';

type Opened = {sql: Database['sql']; local: boolean; place: string};
type Command = (database: Opened, options: object, operand?: string) => Promise<unknown>;

const steps = readSteps();
const leadCommands = {...read, ...act} as unknown as Record<string, Command>;
const demoCommands = bookingCommands as unknown as Record<string, Command>;
const log = createLog(
  () => new Date(),
  () => undefined,
);
const unused = () => Promise.reject(new Error('refused'));

let postgres: TestPostgres;
let opened: Database;
let endpoint: Endpoint;
let folder: string;
let output = '';
/** What the mail server of the moment does, which the guide says where it starts the site. */
let mail: 'takes' | 'refuses' | 'wants another password' = 'takes';
/** Ids of the guide, and those of this run. */
const ids = new Map<string, string>();

beforeAll(async () => {
  postgres = await startPostgres();
  opened = getDatabase({connectionString: postgres.url});
  opened.pool.on('error', () => undefined);
  folder = await mkdtemp(path.join(os.tmpdir(), 'scalewell-guide-'));
  process.env.APP_SECRET = 'secret of the tests that is long enough';
  endpoint = createEndpoint(postgres, {
    screening: {sameWords: 3, flood: 100},
    mail: {
      deliver: () => {
        if (mail === 'takes') return Promise.resolve({state: 'sent'});
        const permanent = mail === 'refuses';
        return Promise.resolve({state: 'failed', code: permanent ? 'EENVELOPE' : 'EAUTH', permanent});
      },
    },
  });
  const keep = (text: unknown) => {
    output += String(text);
    return true;
  };
  jest.spyOn(process.stdout, 'write').mockImplementation(keep);
  jest.spyOn(process.stderr, 'write').mockImplementation(keep);
});

afterAll(async () => {
  jest.restoreAllMocks();
  await endpoint.settle();
  await opened.pool.end();
  await postgres.stop();
  await rm(folder, {recursive: true});
});

/** Waits until what goes on after an answer has been tried. */
async function settle(): Promise<void> {
  for (let round = 0; round < 100; round += 1) {
    const {rowCount} = await postgres.pool.query(
      "select 1 from outbox where kind = 'contact' and (state = 'claimed' or state = 'waiting' and attempts = 0)",
    );
    if (rowCount === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** The rows that a sign-up and a booking of the guide leave; their endpoints have tests of their own. */
const rowsOf = {
  '/api/subscribe': (id: string, email: string) => `
    insert into subscribers (id, email, address_key, state, requested_at)
    values ('${id}', '${email}', '${email}', 'pending', now()) on conflict do nothing;
    insert into outbox (id, channel, kind, reference, payload, state, created_at, due_at, done_at, attempts)
    values (gen_random_uuid(), 'mail', 'newsletter-confirm', '${id}', '{}', 'sent', now(), now(), now(), 1)`,
  '/api/bookings': (id: string, email: string, name: string) => `
    insert into bookings (id, idempotency_key, created_at, changed_at, host, starts_at, ends_at, name, email, zone)
    values ('${id}', '${id}', now(), now(), 'elise-varga', now() + interval '3 days',
      now() + interval '3 days 30 minutes', '${name}', '${email}', 'America/Toronto');
    insert into outbox (id, channel, kind, reference, payload, state, created_at, wanted_at, due_at, attempts)
    select gen_random_uuid(), 'mail', kind, '${id}', '{"sequence": 0}', state, now(), now() + interval '2 days', now() + interval '2 days', 0
    from (values ('booking-visitor', 'sent'), ('booking-host', 'sent'), ('booking-reminder-day', 'waiting'),
      ('booking-reminder-hour', 'waiting')) as sent (kind, state)`,
};

async function post({command, shown}: Step, address: string): Promise<string | undefined> {
  // Lists are ordered by the millisecond in which something came.
  await new Promise((resolve) => setTimeout(resolve, 5));
  const body = JSON.parse(/-d '(\{.*\})'/.exec(command)?.[1]?.replace(`'$start'`, '') ?? '') as Record<string, string>;
  if (address === '/api/vitals' || address === '/api/csp-report') {
    const caller = {ip: '10.9.9.9', requestId: 'r', defer: () => undefined};
    const environment = {appSecret: 'secret of the tests'};
    const ports = {connect: () => Promise.resolve(opened.sql), clock: () => new Date(), log, environment};
    const [, type = ''] = /Content-Type: ([\w/+-]+)/.exec(command) ?? [];
    const handle = address === '/api/vitals' ? handleVitals : handleCspReport;
    return String((await handle(jsonPost(body, {'Content-Type': type}), caller, ports)).status);
  }
  const [shownId = ''] = /[\da-f-]{36}/.exec(shown) ?? [];
  if (address === '/api/contact') {
    const text = await (await endpoint.send(jsonPost(body))).text();
    await settle();
    ids.set(shownId, (JSON.parse(text) as {id: string}).id);
    return text;
  }
  const id = shownId || crypto.randomUUID();
  ids.set(id, id);
  const rows = rowsOf[address as keyof typeof rowsOf];
  await postgres.pool.query(rows(id, body.email ?? '', body.name ?? ''));
  return undefined;
}

/** The health endpoint in the state that the guide speaks of. */
async function askHealth({shown}: Step): Promise<string> {
  const isLate = shown.includes('waiting-too-long');
  const late = `insert into outbox (id, channel, kind, reference, payload, state, created_at, wanted_at, due_at, attempts)
    values (gen_random_uuid(), 'mail', 'late', gen_random_uuid(), '{}', 'waiting', now(), now(), now() + interval '1 day', 3)`;
  if (isLate) await postgres.pool.query(late);
  const answer = await handleHealth(new Request('https://www.scalewell.example/api/health'), 'r', {
    connect: shown.includes('database-down') ? unused : () => Promise.resolve(opened.sql),
    channels: ['mail'],
    environment: {secretFault: undefined},
    clock: () => new Date(Date.now() + (isLate ? 1_004_000 : 0)),
    log,
  });
  await postgres.pool.query("delete from outbox where kind = 'late'");
  return `${await answer.text()}\n${answer.status}`;
}

/** The ids of this run, and days that are still to come in whatever year this is. */
function translate(word: string): string {
  const [shownId, id = ''] = [...ids].find(([shown]) => /^[\da-f]{4,8}$/.test(word) && shown.startsWith(word)) ?? [];
  if (shownId !== undefined) return id.slice(0, word.length);
  const later = new Date().getFullYear() - 2026;
  return word
    .replaceAll(/\b20\d\d(?=-)/g, (year) => String(Number(year) + later))
    .replace(/^marta\.json$/, `${folder}/$&`);
}

async function runCommand(tool: string, words: string[], address: string | undefined): Promise<string> {
  output = '';
  const database = address === undefined ? opened : getDatabase({connectionString: address});
  const place = {sql: database.sql, local: false, place: ''};
  const [name = '', ...args] = words.map(translate);
  try {
    if (tool === 'vitals' || tool === 'csp-reports') {
      const {values} = parseArgs({args: [name, ...args], options: {days: {type: 'string'}, device: {type: 'string'}}});
      const typed = {days: '28', extensions: false, ...values};
      return tool === 'vitals'
        ? await vitals.report(place.sql, vitals.readOptions(typed), new Date())
        : await cspReports.report(place.sql, cspReports.readOptions(typed), new Date());
    }
    if (tool === 'bookings' && name === 'hosts') showHosts();
    else {
      const ofLeads = commandOptions[name as keyof typeof commandOptions] as ParseArgsOptionsConfig;
      const options: ParseArgsOptionsConfig = tool === 'leads' ? ofLeads : {host: {type: 'string'}};
      const {values, positionals} = parseArgs({args, options, allowPositionals: true});
      await (tool === 'leads' ? leadCommands : demoCommands)[name]?.(place, values, positionals[0]);
    }
  } catch (error) {
    const why = error instanceof LeadsError ? error.message : `The database cannot be used. ${explainError(error)}`;
    output += `\n${why}`;
  }
  return output;
}

/** Runs a step here, or gives nothing when it needs a terminal, an account or the site itself. */
async function run(step: Step): Promise<string | undefined> {
  const {command} = step;
  const [, address, tool, words] =
    /^(?:NETLIFY_DB_URL=(\w\S+) )?npm run -s (leads|bookings|vitals|csp-reports) -- (.*)$/.exec(command) ?? [];
  if (tool !== undefined) return runCommand(tool, words?.split(' ') ?? [], address);
  if (command.endsWith('npm start')) {
    mail = command.includes('localhost:') ? 'refuses' : 'takes';
    if (command.includes(':old@')) mail = 'wants another password';
    if (command.includes(':new@')) mail = 'takes';
  }
  if (command.includes('functions:invoke outbox')) await endpoint.outbox.run('r');
  if (command.includes('/api/health')) return askHealth(step);
  const [, posted] = /^curl .*(\/api\/(?:contact|subscribe|bookings|vitals|csp-report)) -H .* -d /.exec(command) ?? [];
  if (posted !== undefined) return post(step, posted);
  if (command === 'cat marta.json') return readFile(path.join(folder, 'marta.json'), 'utf8');
  const [, sql] = /database connect --query "(.*)"$/.exec(command) ?? [];
  if (sql === undefined) return undefined;
  const {fields} = await postgres.pool.query(sql);
  // The columns, which the guide shows under the line on the connection.
  return fields.map(({name}) => name).join(' | ');
}

/** What the guide shows, as `run` gives it. */
function expected({command, shown}: Step): string {
  return command.includes('database connect') ? (shown.split('\n')[1] ?? '') : shown;
}

test('every command of the guide that can run here prints what the guide shows', async () => {
  const printed: Step[] = [];
  const promised: Step[] = [];
  let isBackup = false;
  for (const step of steps) {
    // A copy of the local folder is made and put back: there is none here.
    if (step.command.startsWith('cp -a .netlify/db')) isBackup = true;
    const shown = isBackup ? undefined : await run(step);
    if (step.command.startsWith('rm -r ../')) isBackup = false;
    // After a mail server was mended, the guide says in words to start the site as usual.
    if (step.command.includes('retry --dead')) mail = 'takes';
    if (shown === undefined) continue;
    printed.push({command: step.command, shown: mask(shown)});
    promised.push({command: step.command, shown: mask(expected(step))});
  }
  expect(printed).toEqual(promised);
  expect(printed.filter(({command}) => command.startsWith('npm run')).length).toBeGreaterThan(20);
});

test('links of the guide lead to parts of it, and its table has each function on a schedule', () => {
  const guide = readText('OPERATIONS.md');
  const anchors = Array.from(guide.matchAll(/^#+ (.*)$/gm), ([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
  const links = Array.from(guide.matchAll(/\]\(#([^)]+)\)/g), ([, anchor = '']) => anchor);
  expect(links.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
  const [, part = ''] = guide.split('## Scheduled functions');
  const listed = Array.from(part.split('\n## ')[0]?.matchAll(/^\| `(\w+)`/gm) ?? [], ([, name = '']) => name);
  const scheduled = listFiles(['functions'], ['.mts']).filter((file) => /\bschedule: '/.test(readText(file)));
  expect(listed).toEqual(scheduled.map((file) => path.basename(file, '.mts')));
});

test('the first table has each trouble that the health endpoint can name', () => {
  const [, type = ''] = /type Trouble =([^;]+);/.exec(readText('functions/health/handle-health.ts')) ?? [];
  const troubles = Array.from(type.matchAll(/'([\w-]+)'/g), ([, name = '']) => name);
  const [table = ''] = readText('OPERATIONS.md').split('## Which database');
  expect(troubles.length).toBeGreaterThan(3);
  expect(troubles.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});
