import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import pg from 'pg';

type Statement = {query: string; params: unknown[]};

/** Values in Postgres' text format: Neon's driver parses types itself. */
const raw = {getTypeParser: () => (value: string) => value};

/** An HTTP server that emulates Neon's `/sql`, in front of the database each request names. */
async function startNeon() {
  const pools = new Map<string, pg.Pool>();
  const counts = {requests: 0};
  const server = createServer((request, response) => {
    void (async () => {
      counts.requests += 1;
      const url = String(request.headers['neon-connection-string']);
      const pool = pools.get(url) ?? new pg.Pool({connectionString: url}).on('error', () => undefined);
      pools.set(url, pool);
      const {query, params} = JSON.parse(await text(request)) as Statement;
      try {
        const {fields, rows, rowCount, command} = await pool.query({
          text: query,
          values: params,
          rowMode: 'array',
          types: raw,
        });
        response.end(JSON.stringify({fields, rows, rowCount, command, rowAsArray: true}));
      } catch (error) {
        const {message} = error as Error;
        response.writeHead(400).end(JSON.stringify({...(error as object), message}));
      }
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}/sql`,
    counts,
    async stop() {
      await Promise.all([...pools.values()].map((pool) => pool.end()));
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Makes `getDatabase` use the production driver, Neon over HTTP, in the tests of this block. */
export function useNeonHttp(): void {
  const before = {fetch: globalThis.fetch, driver: process.env['NETLIFY_DB_DRIVER']};
  let neon: Awaited<ReturnType<typeof startNeon>>;
  beforeAll(async () => {
    neon = await startNeon();
    process.env['NETLIFY_DB_DRIVER'] = 'serverless';
    globalThis.fetch = (input, init) =>
      before.fetch(typeof input === 'string' && input.endsWith('/sql') ? neon.url : input, init);
  });
  afterAll(async () => {
    globalThis.fetch = before.fetch;
    if (before.driver === undefined) delete process.env['NETLIFY_DB_DRIVER'];
    else process.env['NETLIFY_DB_DRIVER'] = before.driver;
    await neon.stop();
    expect(neon.counts.requests).toBeGreaterThan(0);
  });
}
