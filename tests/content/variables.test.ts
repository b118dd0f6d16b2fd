import {booking, bookingVariables} from '#src/content/booking';
import {company, companyVariables} from '#src/content/company';
import {createPolicy} from '#src/plugins/built-pages/headers/policy';

/** The facts, as a build with these variables reads them. */
function readWith(value: string): {company: typeof company; booking: typeof booking} {
  const names = [...companyVariables, ...bookingVariables];
  const before = {...process.env};
  for (const name of names) process.env[name] = value;
  try {
    let read = {company, booking};
    jest.isolateModules(() => {
      read = {
        ...jest.requireActual<{company: typeof company}>('#src/content/company'),
        ...jest.requireActual<{booking: typeof booking}>('#src/content/booking'),
      };
    });
    return read;
  } finally {
    process.env = before;
  }
}

test('an empty variable counts as unset, and one that is set is used', () => {
  const empty = readWith('');
  expect(empty.company).toEqual(company);
  expect(empty.booking).toEqual(booking);
  const set = readWith('https://other.example/x');
  expect(set.booking.calendarUrl).toBe('https://other.example/x');
  expect(set.booking.embedScriptUrl).toBe('https://other.example/x');
  expect(set.company.url).toBe('https://other.example/x');
});

test('the policy of a build without them names no other host', () => {
  const none = {scripts: new Set<string>(), styles: new Set<string>()};
  expect(createPolicy(none, readWith('').booking, "'none'")).not.toContain('http');
});

/** What a freshly loaded module exports while an environment variable has this value. */
function readWithVariable<T>(name: string, value: string, read: () => T): T {
  const before = {...process.env};
  process.env[name] = value;
  try {
    let result: T | undefined;
    jest.isolateModules(() => {
      result = read();
    });
    return result as T;
  } finally {
    process.env = before;
  }
}

const readVitalsShare = (value: string) =>
  readWithVariable(
    'VITALS_SHARE',
    value,
    () => jest.requireActual<{vitalsShare: number}>('#src/site/vitals').vitalsShare,
  );

const readReportUri = (value: string) =>
  readWithVariable(
    'CSP_REPORT_URI',
    value,
    () => jest.requireActual<{cspReportUri?: string}>('#src/site/csp-report').cspReportUri,
  );

test('a share of visits is a number from 0 to 1, one in ten unless it is set', () => {
  expect(['', ' ', '0', '1', '0.02'].map(readVitalsShare)).toEqual([0.1, 0.1, 0, 1, 0.02]);
  for (const wrong of ['10%', '-0.1', '1.1', 'half', 'NaN']) {
    expect(() => readVitalsShare(wrong)).toThrow(`VITALS_SHARE is "${wrong}". Use a number from 0 to 1`);
  }
});

test('policy violations are reported to an https address, and to nobody unless it is set', () => {
  const address = 'https://collector.example/r/d/csp?key=1';
  expect(['', ' ', address].map(readReportUri)).toEqual([undefined, undefined, address]);
  for (const wrong of ['/api/x', 'http://a.example', 'https://a.example/;script-src *', 'https://a.example/"']) {
    expect(() => readReportUri(wrong)).toThrow(`CSP_REPORT_URI is "${wrong}". Use an https address`);
  }
});
