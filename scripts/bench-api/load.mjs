import process from 'node:process';

import autocannon from 'autocannon';

let sent = 0;

function nextBody() {
  sent += 1;
  return JSON.stringify({
    firstName: 'Ann',
    lastName: 'Lund',
    email: `ann-${sent}@oakline.example`,
    company: 'Oakline Studio',
    message: `We book forty consultations a month, and this is question ${sent} of ${process.pid}. Can Scalewell take deposits?`,
  });
}

/**
 * Posts valid messages, each with words of its own, over so many connections.
 *
 * @returns {Promise<{perSecond: number, p50: number, p99: number, refused: number}>} milliseconds, and how many answers
 *   were no 2xx or did not come
 */
export async function load({url, connections, seconds}) {
  const result = await autocannon({
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
  const {requests, latency, non2xx, errors} = result;
  return {perSecond: requests.average, p50: latency.p50, p99: latency.p99, refused: non2xx + errors};
}
