import budgets from '../../budgets.json' with {type: 'json'};
import {onPhone, readShift, wakeIsland} from './phone';

import type {Browser, CDPSession} from '@playwright/test';

/** What is locked of a kind of page: compressed bytes, except for the numbers of elements and requests. */
type Budget = {
  path: string;
  html: number;
  styles: number;
  elements: number;
  /** The part of the page before its `<h1>`, styles included. */
  beforeHeadline: {html: number; elements: number};
  requests?: number;
  script?: number;
};

/**
 * The kinds of page, the page measured for each, and their budgets. Each number is what the page has today, rounded up so
 * that an edited sentence fits. Whoever raises one says why in the commit.
 */
export const pageBudgets = Object.entries<Budget>(budgets.kinds).map(([kind, budget]) => ({kind, ...budget}));

/** The kinds whose first visit and first touch are measured in a browser. The others begin with a request of their own. */
export const benchPages = pageBudgets.flatMap(({requests, script, ...page}) =>
  requests === undefined || script === undefined ? [] : {...page, requests, script},
);

const kinds = [
  ['html', /^text\/html/],
  ['css', /^text\/css/],
  ['font', /^(?:font\/|application\/font)/],
  ['image', /^image\//],
  ['script', /javascript/],
] as const;

const noBytes = {html: 0, css: 0, font: 0, image: 0, script: 0, other: 0, total: 0, requests: 0};

/** Bytes transferred by type, including response headers. */
export type Bytes = typeof noBytes;

/** Bytes as KB of 1,024, as Lighthouse counts, to one decimal. */
export const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);

type Traffic = {url: string; startedAt: number; bytes: number; type: string};

function addUp(list: readonly Traffic[]): Bytes {
  const sum = {...noBytes};
  for (const {type, bytes} of list) {
    sum[kinds.find(([, pattern]) => pattern.test(type))?.[0] ?? 'other'] += bytes;
    sum.total += bytes;
    // A cached file is requested again without transferring a byte.
    if (bytes > 0) sum.requests += 1;
  }
  return sum;
}

/** Records a tab's network traffic from now on. */
function watchNetwork(session: CDPSession, url: string) {
  const requests = new Map<string, Traffic>();
  let loadedAt = Number.POSITIVE_INFINITY;
  const note = (id: string, update: Partial<Traffic>) => {
    Object.assign(requests.get(id) ?? {}, update);
  };
  session.on('Network.requestWillBeSent', ({requestId, request, timestamp}) => {
    requests.set(requestId, {url: request.url, startedAt: timestamp, bytes: 0, type: ''});
  });
  session.on('Network.responseReceived', ({requestId, response}) => note(requestId, {type: response.mimeType}));
  session.on('Network.loadingFinished', ({requestId, encodedDataLength: bytes}) => note(requestId, {bytes}));
  session.on('Page.loadEventFired', ({timestamp}) => (loadedAt = Math.min(loadedAt, timestamp)));
  const list = (wanted: (request: Traffic) => boolean) =>
    [...requests.values()].filter((request) => /^https?:/.test(request.url) && wanted(request));
  return {
    shown: () => addUp(list(({startedAt}) => startedAt <= loadedAt)),
    after: () => addUp(list(({startedAt}) => startedAt > loadedAt)),
    otherHosts: () => list((request) => new URL(request.url).host !== new URL(url).host).map((request) => request.url),
  };
}

/** Script files that ran. An inline script has the page's URL. */
async function listRun(session: CDPSession, url: string): Promise<string[]> {
  const {result} = await session.send('Profiler.takePreciseCoverage');
  const ran = result.filter(({functions}) => functions.some(({ranges}) => ranges.some(({count}) => count > 0)));
  return ran.map((script) => script.url).filter((address) => /^https?:/.test(address) && address !== url);
}

/** Downloads of a first visit. The numbers are exact and repeatable. */
export function measureBytes(browser: Browser, url: string) {
  return onPhone(browser, {}, async ({page, session}) => {
    await session.send('Page.enable');
    await session.send('Profiler.enable');
    await session.send('Profiler.startPreciseCoverage', {callCount: true, detailed: false});
    const network = watchNetwork(session, url);
    await page.goto(url, {waitUntil: 'networkidle'});
    // Prefetching starts some time after the load event.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({name}) => name.includes('/assets/js/islands.')),
    );
    await page.waitForLoadState('networkidle');
    const blocking = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as (PerformanceResourceTiming & {renderBlockingStatus?: string})[])
        .filter((entry) => entry.renderBlockingStatus === 'blocking')
        .map((entry) => entry.name),
    );
    const filesBeforeTouch = await listRun(session, url);
    await wakeIsland(page);
    await page.waitForLoadState('networkidle');
    return {
      /** Until the load event. */
      shown: network.shown(),
      /** From then until an island is live. */
      after: network.after(),
      otherHosts: network.otherHosts(),
      /** Render-blocking requests. */
      blocking,
      filesBeforeTouch,
      filesAfterTouch: await listRun(session, url),
      shift: await readShift(page),
    };
  });
}
