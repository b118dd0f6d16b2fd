import {countVisit} from '#src/boot/counter.browser';
import type {Counter} from '#src/content/schema/company';
import {createHeadersFile} from '#src/plugins/built-pages/headers/headers-file';
import {readCounter} from '#src/site/counter';

const read = (address: string) => readCounter(address) as Counter;

type Counting = typeof globalThis & {
  plausible?: ((name: string) => void) & {q?: unknown[][]};
  umami?: {track: jest.Mock};
  goatcounter?: {count: jest.Mock};
};

/** Counts a visit, and a form that is sent. */
function visit(address: string): HTMLScriptElement {
  document.body.innerHTML = '<form action="https://www.scalewell.example/api/contact"></form>';
  countVisit(read(address));
  const script = document.querySelector('script');
  if (!script) throw new Error('The page has no script.');
  return script;
}

const sendForm = () =>
  document.querySelector('form')?.dispatchEvent(new CustomEvent('form:sent', {bubbles: true, cancelable: true}));

/** Resolves once all listeners have had their say. */
const settle = () => Promise.resolve();

afterEach(() => {
  for (const name of ['plausible', 'umami', 'goatcounter']) Reflect.deleteProperty(window, name);
});

test('without an address nothing is counted, and a wrong one stops the build', () => {
  expect([undefined, ''].map(readCounter)).toEqual([undefined, undefined]);
  for (const wrong of ['http://a.example/count', 'plausible', 'https://a.example/; script-src *']) {
    expect(() => readCounter(wrong)).toThrow(`COUNTER_URL is "${wrong}". Use the https address`);
  }
});

test('Plausible gets the site’s domain, and counts what was sent before its script ran', async () => {
  const script = visit('https://plausible.io/js/pa-ABC.js');
  expect(script.src).toBe('https://plausible.io/js/pa-ABC.js');
  expect(script.dataset['domain']).toBe('www.scalewell.example');
  sendForm();
  await settle();
  expect((window as Counting).plausible?.q).toEqual([['sent-contact']]);
});

test('Umami gets the ID of the site, and sends to its own host', async () => {
  const script = visit('https://cloud.umami.is/script.js#94db1cb1');
  expect(script.src).toBe('https://cloud.umami.is/script.js');
  expect({...script.dataset}).toEqual({websiteId: '94db1cb1', hostUrl: 'https://cloud.umami.is'});
  const track = jest.fn();
  (window as Counting).umami = {track};
  sendForm();
  await settle();
  expect(track).toHaveBeenCalledWith('sent-contact');
});

test.each([
  ['https://acme.goatcounter.com/count', 'https://gc.zgo.at/count.js'],
  ['https://stats.example/count', 'https://stats.example/count.js'],
])('GoatCounter at %s runs %s', async (address, file) => {
  const script = visit(address);
  expect(script.src).toBe(file);
  expect(script.dataset['goatcounter']).toBe(address);
  const count = jest.fn();
  (window as Counting).goatcounter = {count};
  sendForm();
  await settle();
  expect(count).toHaveBeenCalledWith({path: 'sent-contact', title: 'sent-contact', event: true});
});

test('an answer that the form refuses is not counted', async () => {
  visit('https://cloud.umami.is/script.js#94db1cb1');
  const track = jest.fn();
  (window as Counting).umami = {track};
  addEventListener('form:sent', (event) => event.preventDefault(), {once: true});
  sendForm();
  await settle();
  expect(track).not.toHaveBeenCalled();
});

test('a counter that is blocked holds nothing up', () => {
  visit('https://acme.goatcounter.com/count');
  expect(sendForm).not.toThrow();
});

test('the policy names the counter’s hosts and no others', () => {
  const settings = {calendarUrl: '/book', embedScriptUrl: '/embed/booking.js'};
  const text = createHeadersFile([], {...settings, counter: read('https://acme.goatcounter.com/count')});
  expect(text).toContain("script-src 'self' https://gc.zgo.at;");
  expect(text).toContain("connect-src 'self' https://acme.goatcounter.com;");
  expect(text.match(/https:/g)).toHaveLength(2);
});
