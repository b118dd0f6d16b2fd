import {createServer, type IncomingHttpHeaders} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';

const stops: (() => Promise<void>)[] = [];

afterAll(() => Promise.all(stops.map((stop) => stop())));

/** Starts an HTTP server that records webhooks, until the tests of the file end. */
export async function startCrm() {
  const received: {headers: IncomingHttpHeaders; body: string}[] = [];
  let next: {status: number | undefined; headers: Record<string, string>} = {status: 204, headers: {}};
  const server = createServer((request, response) => {
    const respond = (body: string) => {
      received.push({headers: request.headers, body});
      if (next.status !== undefined) response.writeHead(next.status, next.headers).end('x'.repeat(1000));
    };
    // A client that disconnects while sending gets no response.
    void text(request).then(respond, () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/leads`,
    received,
    /** Its response from now on; `undefined` for none. */
    respondWith: (status: number | undefined, headers: Record<string, string> = {}) => {
      next = {status, headers};
    },
  };
}

export type TestCrm = Awaited<ReturnType<typeof startCrm>>;
