import {booking, bookingVariables} from '#src/content/booking';
import {company, companyVariables} from '#src/content/company/company';
import {isOwnCalendar} from '#src/contracts/booking';
import {createHeadersFile} from '#src/plugins/built-pages/headers/headers-file';

/** Freshly loaded modules, with these environment variables set to a value. */
function loadWith(names: readonly string[], value: string, ...modules: string[]): Record<string, unknown> {
  const before = {...process.env};
  for (const name of names) process.env[name] = value;
  const loaded = {};
  try {
    jest.isolateModules(() => {
      for (const module of modules) Object.assign(loaded, jest.requireActual<object>(module));
    });
    return loaded;
  } finally {
    process.env = before;
  }
}

const readWith = (value: string) =>
  loadWith(
    [...companyVariables, ...bookingVariables],
    value,
    '#src/content/company/company',
    '#src/content/booking',
  ) as {company: typeof company; booking: typeof booking};

test('a set variable is used, and an empty one is treated as unset', () => {
  const empty = readWith('');
  expect(empty.company).toEqual(company);
  expect(empty.booking).toEqual(booking);
  const set = readWith('https://other.example/x');
  expect(set.booking.calendarUrl).toBe('https://other.example/x');
  expect(set.booking.embedScriptUrl).toBe('https://other.example/x');
  expect(set.company.url).toBe('https://other.example/x');
});

test('the policy without them allows no other host', () => {
  expect(createHeadersFile([], readWith('').booking)).not.toContain('http');
});

const reader = (variable: string, module: string, name: string) => (value: string) =>
  loadWith([variable], value, module)[name];

const readReportUri = reader('CSP_REPORT_URI', '#src/site/csp-report', 'cspReportUri');
const readEditUrl = reader('EDIT_URL', '#src/site/source', 'editUrl');
const readStyleguide = reader('CONTEXT', '#src/site/styleguide', 'showStyleguide');

test('the edit link follows EDIT_URL, and “none” removes it', () => {
  const address = 'https://github.com/you/website/edit/main';
  expect(['', address, 'none'].map(readEditUrl)).toEqual([company.editUrl, address, undefined]);
});

const readTestedStyleguide = reader('STYLEGUIDE', '#src/site/styleguide', 'showStyleguide');

test('Netlify previews include the style guide, production does not', () => {
  const contexts = ['deploy-preview', 'branch-deploy', 'production', ''];
  expect(contexts.map(readStyleguide)).toEqual([true, true, false, false]);
  expect(['yes', ''].map(readTestedStyleguide)).toEqual([true, false]);
});

test('policy violations are reported only to a configured https address', () => {
  const address = 'https://collector.example/r/d/csp?key=1';
  expect(['', ' ', address].map(readReportUri)).toEqual([undefined, undefined, address]);
  for (const wrong of ['/api/x', 'http://a.example', 'https://a.example/;script-src *', 'https://a.example/"']) {
    expect(() => readReportUri(wrong)).toThrow(`CSP_REPORT_URI is "${wrong}". Use an https address`);
  }
});

test('with another calendar the site offers no times of its own, and /book leads there', () => {
  const address = 'https://other.example/demo?team=us';
  const [ourFacts, otherFacts] = ['', address].map((value) =>
    loadWith(
      ['BOOKING_CALENDAR_URL'],
      value,
      '#src/content/calendar',
      '#src/content/pages/book',
      '#src/site/free-times',
      '#src/plugins/site-files/texts',
    ),
  ) as (Record<string, unknown> & {createRedirects: () => string | undefined})[];
  expect(ourFacts).toMatchObject({
    ownsCalendar: true,
    plainBooking: {href: '/api/bookings/form'},
    freeTimes: {action: {to: '/book'}},
  });
  expect(otherFacts).toMatchObject({ownsCalendar: false, plainBooking: {href: address}});
  expect(otherFacts?.['freeTimes']).toBeUndefined();
  expect(JSON.stringify(otherFacts)).not.toMatch(/\/api\/|"\/book"/);
  expect(ourFacts?.createRedirects()).not.toContain('/book ');
  expect(otherFacts?.createRedirects()).toMatch(new RegExp(`^/book ${RegExp.escape(address)} 302!$`, 'm'));
});

test('pages and functions agree on whose calendar an address is', () => {
  const readOwns = reader('BOOKING_CALENDAR_URL', '#src/content/calendar', 'ownsCalendar');
  const addresses = [
    '',
    '/book',
    'https://cal.example/a',
    'HTTP://cal.example',
    '//cal.example',
    ' https://cal.example',
  ];
  expect(addresses.map(readOwns)).toEqual([true, true, false, false, false, false]);
  expect(addresses.map((address) => isOwnCalendar(address))).toEqual(addresses.map(readOwns));
});
