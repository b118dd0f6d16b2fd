import type {Metric} from 'web-vitals';

/* What a measured visit sends, and when. web-vitals is mocked, because it needs a browser. */
type Report = (metric: Metric) => void;

const reports: Partial<Record<string, Report>> = {};
const note = (name: string) => (report: Report) => {
  reports[name] = report;
};
jest.mock('web-vitals', () => ({
  onCLS: note('CLS'),
  onFCP: note('FCP'),
  onINP: note('INP'),
  onLCP: note('LCP'),
  onTTFB: note('TTFB'),
}));

/** A metric; all have the same ID. */
const metric = (name: Metric['name'], value: number) => ({name, value, id: 'same'}) as Metric;

const send = jest.fn<Promise<Response>, [string, RequestInit]>(() => Promise.resolve({} as Response));
const beacon = jest.fn<boolean, [string, string]>(() => true);
let state: DocumentVisibilityState = 'visible';

function turn(to: DocumentVisibilityState): void {
  state = to;
  document.dispatchEvent(new Event('visibilitychange', {bubbles: true}));
}

const bodies = () => send.mock.calls.map(([, {body}]) => JSON.parse(body as string) as unknown);

beforeAll(() => {
  document.head.innerHTML = '<script type="application/json" id="page-parts">{"template":"docs"}</script>';
  Object.defineProperty(document, 'visibilityState', {get: () => state});
  Object.assign(globalThis, {fetch: send, Request: jest.fn(), innerWidth: 390});
  Object.defineProperty(navigator, 'sendBeacon', {value: beacon});
  Object.defineProperty(Request.prototype, 'keepalive', {value: true, configurable: true});
  jest.requireActual('#src/plugins/built-pages/held-scripts/vitals/index');
});

test('each value is sent once, when the page is first hidden, and nothing else', () => {
  const cls = metric('CLS', 0.01234567);
  for (const each of [metric('TTFB', 120.4), metric('FCP', 300), metric('LCP', 800.6), cls]) reports[each.name]?.(each);
  turn('visible');
  expect(send).not.toHaveBeenCalled();

  turn('hidden');
  expect(send.mock.calls[0]?.[0]).toBe('/api/vitals');
  expect({...send.mock.calls[0]?.[1], body: ''}).toEqual({
    method: 'POST',
    body: '',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  const values = {TTFB: 120, FCP: 300, LCP: 801, CLS: 0.0123};
  expect(bodies()).toEqual([{template: 'docs', device: 'phone', values}]);

  // Later increases are not sent; new metrics are.
  turn('visible');
  cls.value = 0.5;
  reports['CLS']?.(cls);
  reports['INP']?.(metric('INP', 48));
  turn('hidden');
  turn('hidden');
  expect(bodies().slice(1)).toEqual([{template: 'docs', device: 'phone', values: {INP: 48}}]);
});

test('a page restored from the back/forward cache is a separate visit; impossible values are not sent', () => {
  send.mockClear();
  turn('visible');
  for (const each of [metric('LCP', 16), metric('TTFB', 600_001), metric('CLS', 0)]) reports[each.name]?.(each);
  Object.assign(globalThis, {innerWidth: 720});
  turn('hidden');
  expect(bodies()).toEqual([{template: 'docs', device: 'desktop', values: {LCP: 16, CLS: 0}}]);
});

test('no address is sent, even by browsers that may drop the request with the page', () => {
  send.mockClear();
  Reflect.deleteProperty(Request.prototype, 'keepalive');
  turn('visible');
  reports['FCP']?.(metric('FCP', 90));
  turn('hidden');
  expect(bodies()).toEqual([{template: 'docs', device: 'desktop', values: {FCP: 90}}]);
  expect(beacon).not.toHaveBeenCalled();
});
