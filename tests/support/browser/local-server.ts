import {once} from 'node:events';
import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';

export type LocalServer = {port: number; stop: () => Promise<void>};

/** Starts a server on a free port of this machine. */
export async function startLocalServer(listener: RequestListener): Promise<LocalServer> {
  const server = createServer(listener);
  server.listen(0);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
