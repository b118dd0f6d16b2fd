import {closeDatabase, openDatabase} from '../../functions/database/sql';

import {once} from 'node:events';
import {type AddressInfo, createServer, type Socket} from 'node:net';

const sockets = new Set<Socket>();
const silent = createServer((socket) => sockets.add(socket));

beforeAll(async () => {
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
});

afterAll(async () => {
  await closeDatabase();
  for (const socket of sockets) socket.destroy();
  silent.close();
});

test('a line that answers nothing is given up in time for a visitor, and leaves the pool', async () => {
  const {port} = silent.address() as AddressInfo;
  const variables = process.env;
  process.env = {
    ...variables,
    NETLIFY_DB_DRIVER: 'server',
    NETLIFY_DB_URL: `postgres://a:b@127.0.0.1:${String(port)}/c`,
  };
  const {sql, pool} = openDatabase();
  process.env = variables;
  const started = Date.now();
  // More than the pool has connections, so that some wait for one.
  const results = await Promise.allSettled(Array.from({length: 15}, () => sql`select 1`));
  expect(results.map(({status}) => status)).toEqual(Array.from({length: 15}, () => 'rejected'));
  expect(Date.now() - started).toBeLessThan(9000);
  // Those that were opened for the last ones leave as late.
  while (pool.totalCount > 0 && Date.now() - started < 15_000) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(pool.totalCount).toBe(0);
}, 20_000);
