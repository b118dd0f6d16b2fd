import {createServer} from 'node:net';

import {giveUp} from './say.mjs';

function tryPort(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen({port, host, exclusive: true}, () => {
      const {port: given} = server.address();
      server.close(() => resolve(given));
    });
  });
}

/** True when nobody listens on the port, on any of the addresses that `localhost` may mean. */
async function isPortFree(port) {
  for (const host of ['127.0.0.1', '0.0.0.0', '::1', '::']) {
    const result = await tryPort(port, host);
    if (result === 'EADDRINUSE' || result === 'EACCES') {
      return false;
    }
  }
  return true;
}

/** A port that is free right now. */
export async function findFreePort() {
  for (;;) {
    const port = await tryPort(0, '127.0.0.1');
    if (typeof port === 'number' && (await isPortFree(port))) {
      return port;
    }
  }
}

/** The port to serve on: `PORT`, or 8888. Ends with a clear message when it is no port or taken. */
export async function choosePort(command) {
  const wanted = process.env.PORT || '8888';
  const port = Number(wanted);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    giveUp(`PORT is "${wanted}", which is no port. Use a number from 1 to 65535, for example: PORT=3000 ${command}`);
  }
  if (!(await isPortFree(port))) {
    giveUp(
      `Port ${port} is in use by another program. Stop that program, or choose another port: PORT=${port + 1} ${command}`,
    );
  }
  return port;
}
