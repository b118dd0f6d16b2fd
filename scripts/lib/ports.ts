import {createServer} from 'node:net';

import {giveUp} from './terminal';

/** The port that was opened, or the code of the error. */
function tryPort(port: number, host: string): Promise<number | string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({code}: NodeJS.ErrnoException) => resolve(code));
    server.listen({port, host, exclusive: true}, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : undefined));
    });
  });
}

/** True when the port is free on every address that `localhost` may mean. */
async function isPortFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '0.0.0.0', '::1', '::']) {
    const result = await tryPort(port, host);
    if (result === 'EADDRINUSE' || result === 'EACCES') return false;
  }
  return true;
}

/** A port that is free right now. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = await tryPort(0, '127.0.0.1');
    if (typeof port === 'number' && (await isPortFree(port))) return port;
  }
}

/** The port to serve on: `PORT`, or 8888. Ends with a clear message when it is invalid or taken. */
export async function choosePort(command: string): Promise<number> {
  const wanted = process.env.PORT || '8888';
  const port = Number(wanted);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    giveUp(`PORT is "${wanted}". Use a number from 1 to 65535, for example: PORT=3000 ${command}`);
  }
  if (!(await isPortFree(port))) {
    giveUp(
      `Port ${port} is in use by another program. Stop that program, or choose another port: PORT=${port + 1} ${command}`,
    );
  }
  return port;
}
