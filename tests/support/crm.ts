import type {TargetPolicy} from '../../functions/lib/crm/post';

import {createServer, type IncomingHttpHeaders} from 'node:http';
import type {AddressInfo} from 'node:net';

export type CrmRequest = {headers: IncomingHttpHeaders; body: string};

export type TestCrm = {
  url: string;
  received: CrmRequest[];
  /** Its response from now on; `undefined` for none. */
  respondWith: (status: number | undefined, headers?: Record<string, string>) => void;
  stop: () => Promise<void>;
};

/** This machine, over http: allowed for a test CRM only. */
export const localTargets: TargetPolicy = {protocols: ['http:'], lookup: undefined, allows: () => true};

/** Starts an HTTP server that records webhooks. */
export async function startCrm(): Promise<TestCrm> {
  const received: CrmRequest[] = [];
  let next: {status: number | undefined; headers: Record<string, string>} = {status: 204, headers: {}};
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({headers: request.headers, body: Buffer.concat(chunks).toString('utf8')});
      if (next.status !== undefined) response.writeHead(next.status, next.headers).end('x'.repeat(1000));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/leads`,
    received,
    respondWith: (status, headers = {}) => {
      next = {status, headers};
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
