import {fork} from 'node:child_process';
import {once} from 'node:events';
import os from 'node:os';

import {startPostgres} from '../tests/support/database/postgres';
import {loadWithNpx} from './lib/load-with-npx';
import {inProject} from './lib/project.mjs';
import {formatTable, exitWithError, readArguments, readNumber, printLine} from './lib/terminal';

import type {Pool} from 'pg';

const usage = `npm run bench:api measures how many messages per second POST /api/contact accepts.

  npm run bench:api -- --rows 1000 --rows 100000      with this many stored messages; 1000, 100000 and 1000000 by
                                                      default (the last takes minutes and 2 GB of disk space)
  npm run bench:api -- --connections 50               with this many connections; 1, 10 and 50 by default
  npm run bench:api -- --seconds 10                   duration of each run; 5 by default

It runs the endpoint with a temporary Postgres on this machine, without sending email. Other work on the machine
slows it down.`;

const {values} = readArguments(usage, {
  options: {
    rows: {type: 'string', multiple: true, default: ['1000', '100000', '1000000']},
    connections: {type: 'string', multiple: true, default: ['1', '10', '50']},
    seconds: {type: 'string', default: '5'},
  },
});

const readNumbers = (name: string, texts: readonly string[]) =>
  texts.map((text) => readNumber(name, text)).sort((a, b) => a - b);

const sizes = readNumbers('rows', values.rows);
const connectionCounts = readNumbers('connections', values.connections);
const seconds = readNumber('seconds', values.seconds);

/** Adds messages from the last two years, each with a sent delivery, up to the requested number. */
async function seedMessages(pool: Pool, wanted: number): Promise<void> {
  await pool.query(
    `with added as (
       insert into contact_messages (id, idempotency_key, received_at, first_name, last_name, email, email_key, message, fingerprint)
       select gen_random_uuid(), 'seed-' || number, now() - interval '1 day' - number * interval '1 minute',
         'Ann', 'Lund', 'ann' || number || '@oakline.example',
         'ann' || number || '@oakline.example', repeat('Words of message ' || number || '. ', 10),
         md5(number::text)
       from generate_series((select count(*) + 1 from contact_messages where idempotency_key like 'seed-%'), $1::int) as number
       returning id, received_at
     )
     insert into outbox (id, channel, kind, reference, payload, state, created_at, wanted_at, due_at, attempts, done_at)
     select gen_random_uuid(), 'mail', 'contact', id, '{}', 'sent', received_at, received_at, received_at, 1, received_at
     from added`,
    [wanted],
  );
  await pool.query('vacuum analyze');
}

type Request = {body: string};
type LoadResult = {
  requests: {average: number};
  latency: {p50: number; p99: number};
  non2xx: number;
  errors: number;
};
type Autocannon = {default: (options: object) => Promise<LoadResult>};

const {default: autocannon} = await loadWithNpx<Autocannon>('autocannon', '9.0.0');

let sent = 0;

/** Posts valid, distinct messages over several connections. */
function load(url: string, connections: number, duration: number) {
  const createBody = () => {
    sent += 1;
    const message = `We book forty consultations a month, and this is question ${sent}. Can Scalewell take deposits?`;
    return JSON.stringify({firstName: 'Ann', lastName: 'Lund', email: `ann-${sent}@oakline.example`, message});
  };
  const headers = {'Content-Type': 'application/json'};
  return autocannon({
    url,
    connections,
    duration,
    requests: [{method: 'POST', headers, setupRequest: (request: Request) => ({...request, body: createBody()})}],
  });
}

async function startServer(database: string) {
  const child = fork(inProject('scripts/bench/api-server.ts'), {
    execArgv: ['--import', inProject('scripts/lib/typescript.ts')],
    env: {
      ...process.env,
      BENCH_DATABASE: database,
      NETLIFY_DB_DRIVER: 'server',
    },
  });
  child.once('exit', () => exitWithError('The endpoint could not be started. See the output above.'));
  const [url] = (await once(child, 'message')) as [string];
  child.removeAllListeners('exit');
  return {url: `${url}/api/contact`, stop: () => child.kill()};
}

const postgres = await startPostgres({durable: true});
const server = await startServer(postgres.url);
process.on('SIGINT', () => void postgres.stop().finally(() => process.exit(130)));

const figures: unknown[][] = [];
try {
  for (const size of sizes) {
    printLine(`Storing ${size} messages ...`);
    await seedMessages(postgres.pool, size);
    await load(server.url, 10, 2);
    for (const connections of connectionCounts) {
      printLine(`Posting over ${connections} connections ...`);
      const {requests, latency, non2xx, errors} = await load(server.url, connections, seconds);
      figures.push([size, connections, Math.round(requests.average), latency.p50, latency.p99, non2xx + errors]);
    }
  }
} catch (error) {
  process.exitCode = 1;
  printLine(`\n${error instanceof Error ? error.stack : String(error)}`);
}
server.stop();
await postgres.stop();
printLine(
  `\n${os.availableParallelism()} processors, Node ${process.version}; the load generator runs on the same machine`,
);
printLine(formatTable(['rows', 'connections', 'posts/s', 'p50 ms', 'p99 ms', 'not accepted'], figures));
process.exit();
