import process from 'node:process';

import autocannon from 'autocannon';

let sent = 0;

function nextBody(): string {
  sent += 1;
  return JSON.stringify({
    firstName: 'Ann',
    lastName: 'Lund',
    email: `ann-${sent}@oakline.example`,
    company: 'Oakline Studio',
    message: `We book forty consultations a month, and this is question ${sent} of ${process.pid}. Can Scalewell take deposits?`,
  });
}

/** Milliseconds, and the number of answers that were not 2xx or never came. */
export type LoadResult = {perSecond: number; p50: number; p99: number; refused: number};

/** Posts valid, distinct messages over several connections. */
export async function load(url: string, connections: number, seconds: number): Promise<LoadResult> {
  const {requests, latency, non2xx, errors} = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        headers: {'Content-Type': 'application/json'},
        setupRequest: (request) => ({...request, body: nextBody()}),
      },
    ],
  });
  return {perSecond: requests.average, p50: latency.p50, p99: latency.p99, refused: non2xx + errors};
}
