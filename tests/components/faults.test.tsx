import {keepFaults, listenForFaults} from '#src/boot/faults.browser';

const sendBeacon = jest.fn<boolean, [string, URLSearchParams]>(() => true);
const own = `${location.origin}/assets/js/island-search.1f.js`;

let seen: (entries: object[]) => void;

beforeEach(() => {
  sendBeacon.mockClear();
  Reflect.deleteProperty(window, 'faults');
  document.head.innerHTML = `<link rel="canonical" href="https://www.scalewell.example/pricing">`;
  Object.assign(navigator, {sendBeacon});
  Object.assign(window, {
    PerformanceObserver: class {
      constructor(callback: (list: {getEntries: () => object[]}) => void) {
        seen = (entries) => {
          callback({getEntries: () => entries});
        };
      }
      observe = jest.fn();
    },
  });
});

const fail = (filename: string, message = 'marta@oakline.example is wrong') =>
  window.dispatchEvent(new ErrorEvent('error', {filename, message}));
const reject = (stack: string) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), {reason: Object.assign(new Error(), {stack})}));
function refuse(status: number) {
  document.body.innerHTML = '<form action="/api/contact"></form>';
  const event = new CustomEvent('form:refused', {bubbles: true, detail: {ok: false, status}});
  document.querySelector('form')?.dispatchEvent(event);
}
const sent = () => sendBeacon.mock.calls.map(([, body]) => Object.fromEntries(body));
const listen = () => {
  keepFaults();
  listenForFaults(() => 0);
};

const page = '/pricing';
const file = '/assets/js/island-search.1f.js';

test.each<[string, () => void, object]>([
  ['an error', () => fail(own), {kind: 'error', file, page}],
  ['an error within the page', () => fail(location.href), {kind: 'error', file: 'inline', page}],
  ['a promise in Chrome', () => reject(`Error: x\n    at f (${own}:1:2)`), {kind: 'error', file, page}],
  ['a promise in Firefox', () => reject(`f@${own}:1:2`), {kind: 'error', file, page}],
  ['a script that is gone', () => seen([{name: own, responseStatus: 404}]), {kind: 'script', file, page}],
  ['a form without an answer', () => refuse(0), {kind: 'form', file: '/api/contact', page}],
])('reports %s once per page view, without its message', (_what, act, report) => {
  listen();
  act();
  act();
  expect(sent()).toEqual([report]);
});

test.each<[string, () => void]>([
  ['of an extension', () => fail('chrome-extension://abc/content.js')],
  ['of another site’s script', () => fail('', 'Script error.')],
  ['of a promise in an extension', () => reject('Error\n    at f (moz-extension://abc/a.js:1:2)')],
  ['of a promise without an error', () => reject('')],
  ['of an image', () => seen([{name: `${location.origin}/a.png`, responseStatus: 404}])],
  ['of a line that is down', () => seen([{name: own, responseStatus: 0}])],
  ['that the server says', () => refuse(422)],
])('does not count a fault %s', (_what, act) => {
  listen();
  act();
  expect(sent()).toEqual([]);
});

test('reports what failed before the page script ran, of one page view in four', () => {
  keepFaults();
  fail('chrome-extension://abc/content.js');
  fail(own);
  expect(sent()).toEqual([]);
  listenForFaults(() => 0.25);
  expect(sent()).toEqual([]);
  listenForFaults(() => 0.24);
  expect(sent()).toEqual([{kind: 'error', file, page}]);
});
