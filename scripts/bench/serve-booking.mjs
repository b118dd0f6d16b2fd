import {createServer, request as ask} from 'node:http';

import {brotli, serveBuild} from '../lib/serve-build.mjs';

/** Two months of half hours, Monday to Friday, nine to six: the most that `GET /api/availability` answers. */
function fullCalendar() {
  const times = [];
  const midnight = Math.ceil(Date.now() / 86_400_000) * 86_400_000;
  for (let day = 0; day < 60; day += 1) {
    const start = new Date(midnight + day * 86_400_000);
    if (start.getUTCDay() % 6 === 0) continue;
    for (let half = 0; half < 18; half += 1) {
      times.push(new Date(start.getTime() + (14 * 2 + half) * 1_800_000).toISOString().replace(':00.000Z', 'Z'));
    }
  }
  return brotli(JSON.stringify({minutes: 30, zone: 'America/Toronto', times}));
}

/** The built site with a calendar behind it, all of whose times are free. */
export async function serveBooking() {
  const site = await serveBuild();
  const times = fullCalendar();
  const server = createServer((request, response) => {
    if (request.url === '/api/availability') {
      const headers = {'content-type': 'application/json', 'content-encoding': 'br', 'content-length': times.length};
      response.writeHead(200, {...headers, 'cache-control': 'private, no-cache'}).end(times);
      return;
    }
    const passed = ask(
      `${site.url}${request.url ?? '/'}`,
      {method: request.method, headers: request.headers},
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    request.pipe(passed);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    timesBytes: times.length,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(() => resolve(undefined)));
      await site.stop();
    },
  };
}
