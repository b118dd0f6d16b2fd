import type {TargetPolicy} from '../../functions/lib/crm/post';

import {createServer, type IncomingHttpHeaders} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';

/** This machine, over http: allowed for a test CRM only. */
export const localTargets: TargetPolicy = {protocols: ['http:'], lookup: undefined, allows: () => true};

/** Starts an HTTP server that records webhooks. */
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
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/leads`,
    received,
    /** Its response from now on; `undefined` for none. */
    respondWith: (status: number | undefined, headers: Record<string, string> = {}) => {
      next = {status, headers};
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type TestCrm = Awaited<ReturnType<typeof startCrm>>;
