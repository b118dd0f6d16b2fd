import {fork} from 'node:child_process';
import {once} from 'node:events';
import os from 'node:os';
import process from 'node:process';

import {startPostgres} from '../tests/support/postgres';
import {load} from './bench-api/load';
import {readPlans} from './bench-api/plans';
import {seedMessages} from './bench-api/seed';
import {inProject} from './lib/project.mjs';
import {formatDuration, formatTable, giveUp, readArguments, say} from './lib/terminal';

const usage = `npm run bench:api measures how many messages POST /api/contact takes, and prints tables.

  npm run bench:api -- --rows 1000 --rows 100000      with this many messages already stored; 1000, 100000 and 1000000 by
                                                      default (the last takes some minutes and 2 GB of disk)
  npm run bench:api -- --connections 50               over this many connections; 1, 10 and 50 by default
  npm run bench:api -- --seconds 10                   for this long each; 5 by default
  npm run bench:api -- --deliver                      also sends each post's mail in the same process
  npm run bench:api -- --plans                        also prints the query plan of each statement

It runs the endpoint itself over a real Postgres on this machine, which is removed afterward. Mails go out after the answer;
with --deliver a server that accepts everything takes them. Other work on the machine makes the figures worse.`;

const {values} = readArguments(usage, {
  options: {
    rows: {type: 'string', multiple: true, default: ['1000', '100000', '1000000']},
    connections: {type: 'string', multiple: true, default: ['1', '10', '50']},
    seconds: {type: 'string', default: '5'},
    deliver: {type: 'boolean', default: false},
    plans: {type: 'boolean', default: false},
  },
});

function readNumbers(name: string, texts: readonly string[]): number[] {
  const numbers = texts.flatMap((text) => text.split(',')).map(Number);
  if (numbers.some((number) => !Number.isInteger(number) || number < 1)) {
    giveUp(`--${name} is "${texts.join(',')}". Use whole numbers from 1.`);
  }
  return numbers.sort((one, other) => one - other);
}

const sizes = readNumbers('rows', values.rows);
const connectionCounts = readNumbers('connections', values.connections);
const [seconds = 5] = readNumbers('seconds', [values.seconds]);

async function startServer(database: string) {
  const child = fork(inProject('scripts/bench-api/server.ts'), {
    execArgv: ['--import', inProject('scripts/lib/typescript.ts')],
    env: {
      ...process.env,
      BENCH_DATABASE: database,
      BENCH_DELIVERS: String(values.deliver),
      NETLIFY_DB_DRIVER: 'server',
    },
  });
  const fail = () => giveUp('The endpoint could not be started; the lines above say why.');
  child.once('exit', fail);
  const [port] = (await once(child, 'message')) as [number];
  child.off('exit', fail);
  return {url: `http://127.0.0.1:${port}/api/contact`, stop: () => child.kill()};
}

const startedAt = performance.now();
const tell = (step: string) => say(`${formatDuration(performance.now() - startedAt).padStart(12)}  ${step}`);
const postgres = await startPostgres({durable: true});
const server = await startServer(postgres.url);
process.on('SIGINT', () => void postgres.stop().finally(() => process.exit(130)));

const figures: number[][] = [];
const reads: unknown[][] = [];
try {
  for (const size of sizes) {
    await seedMessages(postgres.pool, size, (stored) => tell(`${stored} messages stored`));
    for (const {name, indexes, whole, plan} of await readPlans(postgres.pool)) {
      reads.push([size, name, indexes.join(', '), whole.join(', ') || 'none']);
      if (values.plans) say(`\n${size} rows: ${name}\n${plan}`);
    }
    await load(server.url, 10, 2);
    for (const connections of connectionCounts) {
      const {perSecond, p50, p99, refused} = await load(server.url, connections, seconds);
      tell(`${size} rows, ${connections} connections: ${Math.round(perSecond)} a second`);
      figures.push([size, connections, Math.round(perSecond), p50, p99, refused]);
    }
  }
} catch (error) {
  process.exitCode = 1;
  say(`\n${error instanceof Error ? error.stack : String(error)}`);
}
const {rows: states} = await postgres.pool.query<{state: string; rows: number}>(
  "select state, count(*)::int as rows from contact_messages where idempotency_key not like 'seed-%' group by state",
);
server.stop();
await postgres.stop();
say(`\n${os.availableParallelism()} processors, Node ${process.version}; the load comes from the same machine`);
say(formatTable(['rows', 'connections', 'posts/s', 'p50 ms', 'p99 ms', 'not accepted'], figures));
say(`\nStored: ${states.map(({state, rows}) => `${rows} ${state}`).join(', ')}\n`);
say(formatTable(['rows', 'statement', 'indexes', 'tables read as a whole'], reads));
process.exit();
