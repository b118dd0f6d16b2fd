import {describeSource, listenForLeads, rememberSource} from '#src/parts/form/lead-source.browser';

const origin = 'http://localhost';

/** Shows a page of the site, after others in the same tab. */
function open(path: string, {from = '', earlier = []}: {from?: string; earlier?: string[]} = {}): void {
  history.replaceState(null, '', path);
  Object.defineProperty(document, 'referrer', {value: from, configurable: true});
  const entries = [...earlier, path].map((each) => ({url: origin + each, sameDocument: each === path}));
  const navigation = {currentEntry: {index: earlier.length}, entries: () => entries};
  Object.defineProperty(window, 'navigation', {value: navigation, configurable: true});
}

const read = () => JSON.parse(describeSource()) as unknown;

beforeEach(() => sessionStorage.clear());

test('a landing page with a campaign is found three pages later, without anything stored before', () => {
  const landing = '/blog/deposits?utm_source=google&utm_medium=cpc&gclid=1';
  open('/contact', {from: `${origin}/pricing`, earlier: [landing, '/features', '/pricing']});
  const touch = {page: '/blog/deposits', source: 'google', medium: 'cpc', gclid: '1'};
  expect(read()).toEqual({form: '/contact', first: touch, last: touch});
  expect(sessionStorage).toHaveLength(0);
});

test('the first and the latest campaign of a visit are told apart', () => {
  open('/contact', {from: `${origin}/x`, earlier: ['/?utm_source=news', '/x?utm_source=bing', '/y']});
  expect(read()).toMatchObject({first: {page: '/', source: 'news'}, last: {page: '/x', source: 'bing'}});
});

test('what a touched form knew is kept for the forms of later pages, and new arrivals are added', () => {
  open('/', {from: 'https://www.google.com/'});
  rememberSource();
  open('/pricing', {from: `${origin}/`, earlier: ['/']});
  const touch = {page: '/', referrer: 'www.google.com'};
  expect(read()).toEqual({form: '/pricing', first: touch, last: touch});
  open('/trial?msclkid=2', {from: 'https://www.bing.com/'});
  expect(read()).toMatchObject({first: touch, last: {page: '/trial', referrer: 'www.bing.com', msclkid: '2'}});
});

test('a new tab, and a browser without the Navigation API, know the page before', () => {
  open('/contact', {from: `${origin}/pricing?utm_source=news`});
  expect(read()).toMatchObject({first: {page: '/pricing', source: 'news'}});
  Object.defineProperty(window, 'navigation', {value: undefined, configurable: true});
  expect(read()).toMatchObject({first: {page: '/pricing', source: 'news'}, last: {page: '/pricing'}});
});

test('a typed address has no referrer; a link of ours without one is no arrival', () => {
  open('/contact');
  expect(read()).toMatchObject({first: {page: '/contact', referrer: ''}});
  open('/contact', {earlier: ['/?gclid=1']});
  expect(read()).toMatchObject({last: {page: '/', gclid: '1'}});
});

test('the calendar of the dialog is a frame in the page that the visitor came to', () => {
  open('/pricing', {from: `${origin}/features`, earlier: ['/?utm_source=google', '/features']});
  const page = {
    navigation: Reflect.get(window, 'navigation') as unknown,
    location: new URL(`${origin}/pricing`),
    document: {referrer: `${origin}/features`},
  };
  Object.assign(page.document, {defaultView: page});
  open('/book', {from: `${origin}/pricing`});
  jest.spyOn(window, 'parent', 'get').mockReturnValue(page as unknown as Window);
  const touch = {page: '/', source: 'google'};
  expect(read()).toEqual({form: '/pricing', first: touch, last: touch});
  jest.spyOn(window, 'parent', 'get').mockImplementation(() => {
    throw new Error('a page of another site');
  });
  expect(read()).toMatchObject({form: '/book', first: {page: '/pricing'}});
  jest.restoreAllMocks();
});

test('storage that is full or broken changes nothing', () => {
  open('/contact');
  sessionStorage.setItem('lead-source', '{');
  expect(read()).toMatchObject({form: '/contact'});
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(rememberSource).not.toThrow();
  jest.restoreAllMocks();
});

test('touching a form keeps the source, and its own post carries it; feedback does neither', () => {
  open('/contact', {from: 'https://www.google.com/'});
  document.body.innerHTML =
    '<form method="post" data-sends="change"><input></form><form method="post" id="lead"><input name="email"></form>';
  listenForLeads();
  const [feedback, lead] = [...document.forms];
  feedback?.querySelector('input')?.focus();
  expect(sessionStorage).toHaveLength(0);
  lead?.querySelector('input')?.focus();
  expect(sessionStorage).toHaveLength(1);
  // jsdom's FormData has no formdata event.
  for (const [form, has] of [
    [feedback, false],
    [lead, true],
  ] as const) {
    const formData = new FormData();
    form?.dispatchEvent(Object.assign(new Event('formdata', {bubbles: true}), {formData}));
    expect(formData.has('source')).toBe(has);
  }
});
