import {touch, waitUntilHydrated} from './hydration.mjs';
import {readShift} from './layout-shift.mjs';
import {onPhone} from './phone.mjs';

/**
 * Bytes over the wire by type, response headers included.
 *
 * @typedef {{html: number, css: number, font: number, image: number, script: number, other: number, total: number,
 *   requests: number}} Bytes
 */

/** @type {readonly (readonly [keyof Bytes, RegExp])[]} */
const kinds = [
  ['html', /^text\/html/],
  ['css', /^text\/css/],
  ['font', /^(?:font\/|application\/font)/],
  ['image', /^image\//],
  ['script', /javascript/],
];

/** @returns {Bytes} */
function noBytes() {
  return {html: 0, css: 0, font: 0, image: 0, script: 0, other: 0, total: 0, requests: 0};
}

/** Follows the network of a tab from now on. */
function watchNetwork(session, url) {
  const requests = new Map();
  let loadedAt = Number.POSITIVE_INFINITY;
  session.on('Network.requestWillBeSent', ({requestId, request, timestamp}) => {
    requests.set(requestId, {url: request.url, startedAt: timestamp, bytes: 0, type: ''});
  });
  session.on('Network.responseReceived', ({requestId, response}) => {
    Object.assign(requests.get(requestId) ?? {}, {type: response.mimeType});
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    Object.assign(requests.get(requestId) ?? {}, {bytes: encodedDataLength});
  });
  session.on('Page.loadEventFired', ({timestamp}) => {
    loadedAt = Math.min(loadedAt, timestamp);
  });
  const isRequest = (request) => /^https?:/.test(request.url);
  const add = (list) =>
    list.reduce((sum, {type, bytes}) => {
      const kind = kinds.find(([, pattern]) => pattern.test(type))?.[0] ?? 'other';
      sum[kind] += bytes;
      sum.total += bytes;
      // A file that the browser has already is asked for again without a byte on the wire.
      sum.requests += bytes > 0 ? 1 : 0;
      return sum;
    }, noBytes());
  return {
    shown: () => add([...requests.values()].filter((one) => isRequest(one) && one.startedAt <= loadedAt)),
    after: () => add([...requests.values()].filter((one) => isRequest(one) && one.startedAt > loadedAt)),
    otherHosts: () =>
      [...requests.values()]
        .filter((one) => isRequest(one) && new URL(one.url).host !== new URL(url).host)
        .map((one) => one.url),
  };
}

/** Scripts with an address of their own that ran; what stands in the HTML has that of the page. */
async function listRun(session, url) {
  const {result} = await session.send('Profiler.takePreciseCoverage');
  const ran = result.filter(({functions}) => functions.some(({ranges}) => ranges.some(({count}) => count > 0)));
  return ran.map((script) => script.url).filter((address) => /^https?:/.test(address) && address !== url);
}

/**
 * What a visitor downloads on a first visit, exact and the same each time: `shown` until the load event, `after` from
 * then until React has the page, with the scripts that ran and the requests that held up the first paint.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<{shown: Bytes, after: Bytes, otherHosts: string[], blocking: string[], ranUntouched: string[],
 *   ranTouched: string[], shift: number}>}
 */
export function measureBytes(browser, url) {
  return onPhone(browser, {}, async ({page, session}) => {
    await session.send('Page.enable');
    await session.send('Profiler.enable');
    await session.send('Profiler.startPreciseCoverage', {callCount: true, detailed: false});
    const network = watchNetwork(session, url);
    await page.goto(url, {waitUntil: 'networkidle'});
    // What is fetched ahead starts in the first calm moment after the load event.
    await page.waitForTimeout(1500);
    await page.waitForLoadState('networkidle');
    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry.renderBlockingStatus === 'blocking')
        .map((entry) => entry.name),
    );
    const ranUntouched = await listRun(session, url);
    await touch(page);
    await waitUntilHydrated(page);
    await page.waitForLoadState('networkidle');
    const ranTouched = await listRun(session, url);
    const shift = await readShift(page);
    return {
      shown: network.shown(),
      after: network.after(),
      otherHosts: network.otherHosts(),
      blocking,
      ranUntouched,
      ranTouched,
      shift,
    };
  });
}
