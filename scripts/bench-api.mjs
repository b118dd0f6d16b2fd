import {fork} from 'node:child_process';
import {once} from 'node:events';
import os from 'node:os';
import process from 'node:process';
import {parseArgs} from 'node:util';

import {ensureInstalled} from './lib/install.mjs';
import {continueOnProjectNode} from './lib/project-node.mjs';
import {inProject} from './lib/project.mjs';
import {formatDuration, giveUp, say} from './lib/say.mjs';

const usage = `npm run bench:api measures how many messages POST /api/contact takes, and prints tables.

  npm run bench:api -- --rows 1000 --rows 100000      with so many messages stored already; 1000, 100000 and 1000000 unless
                                                      given (the last takes some minutes and 2 GB of disk)
  npm run bench:api -- --connections 50               over so many connections; 1, 10 and 50 unless given
  npm run bench:api -- --seconds 10                   so long for each; 5 unless given
  npm run bench:api -- --deliver                      each post's mail is sent in the same process, too
  npm run bench:api -- --plans                        also how Postgres carries out each statement, in full

It runs the endpoint itself over a real Postgres on this machine, which is removed afterwards. Mails go out after the answer;
with --deliver they do here, to a server that takes them at once. Other work on the machine makes the figures worse.`;

const options = {
  rows: {type: 'string', multiple: true, default: ['1000', '100000', '1000000']},
  connections: {type: 'string', multiple: true, default: ['1', '10', '50']},
  seconds: {type: 'string', default: '5'},
  deliver: {type: 'boolean', default: false},
  plans: {type: 'boolean', default: false},
  help: {type: 'boolean', default: false},
};

function readNumbers(name, texts) {
  const numbers = texts.flatMap((text) => text.split(',')).map(Number);
  if (numbers.some((number) => !Number.isInteger(number) || number < 1)) {
    giveUp(`--${name} is "${texts.join(',')}". Use whole numbers from 1.`);
  }
  return numbers.sort((one, other) => one - other);
}

function readOptions() {
  let values;
  try {
    ({values} = parseArgs({options}));
  } catch (error) {
    giveUp(`${error.message}\n\n${usage}`);
  }
  if (values.help) {
    say(usage);
    process.exit(0);
  }
  return {
    ...values,
    sizes: readNumbers('rows', values.rows),
    connections: readNumbers('connections', values.connections),
    seconds: readNumbers('seconds', [values.seconds])[0],
  };
}

async function startServer(database, deliver) {
  const env = {...process.env, BENCH_DATABASE: database, BENCH_DELIVERS: String(deliver), NETLIFY_DB_DRIVER: 'server'};
  const child = fork(inProject('scripts/bench-api/server.mjs'), {env});
  const fail = () => giveUp('The endpoint could not be started; the lines above say why.');
  child.once('exit', fail);
  const [port] = await once(child, 'message');
  child.off('exit', fail);
  return {url: `http://127.0.0.1:${port}/api/contact`, stop: () => child.kill()};
}

// `npm run bench:api`: what a valid post costs, and whether that grows with what is stored. It is no timed test.
await ensureInstalled();
await continueOnProjectNode();
await import('./lib/typescript.mts');

const chosen = readOptions();
const {formatTable} = await import('./lib/format-table.mjs');
const {load} = await import('./bench-api/load.mjs');
const {readPlans} = await import('./bench-api/plans.mjs');
const {seedMessages} = await import('./bench-api/seed.mjs');
const {startPostgres} = await import('../tests/support/postgres.ts');

const startedAt = performance.now();
const tell = (step) => say(`${formatDuration(performance.now() - startedAt).padStart(12)}  ${step}`);
const postgres = await startPostgres({durable: true});
const server = await startServer(postgres.url, chosen.deliver);
process.on('SIGINT', () => void postgres.stop().finally(() => process.exit(130)));

const figures = [];
const reads = [];
try {
  for (const size of chosen.sizes) {
    await seedMessages(postgres.pool, size, (there) => tell(`${there} messages stored`));
    for (const plan of await readPlans(postgres.pool)) {
      reads.push([size, plan.name, plan.indexes.join(', '), plan.whole.join(', ') || 'none']);
      if (chosen.plans) say(`\n${size} rows: ${plan.name}\n${plan.plan}`);
    }
    await load({url: server.url, connections: 10, seconds: 2});
    for (const connections of chosen.connections) {
      const {perSecond, p50, p99, refused} = await load({url: server.url, connections, seconds: chosen.seconds});
      tell(`${size} rows, ${connections} connections: ${Math.round(perSecond)} a second`);
      figures.push([size, connections, Math.round(perSecond), p50, p99, refused]);
    }
  }
} catch (error) {
  process.exitCode = 1;
  say(`\n${error.stack}`);
}
const {rows: states} = await postgres.pool.query(
  "select state, count(*)::int as rows from contact_messages where idempotency_key not like 'seed-%' group by state",
);
server.stop();
await postgres.stop();
say(`\n${os.availableParallelism()} processors, Node ${process.version}; the load comes from the same machine`);
say(formatTable(['rows', 'connections', 'posts/s', 'p50 ms', 'p99 ms', 'not taken'], figures));
say(`\nStored: ${states.map(({state, rows}) => `${rows} ${state}`).join(', ')}\n`);
say(formatTable(['rows', 'statement', 'indexes', 'tables read whole'], reads));
process.exit();
