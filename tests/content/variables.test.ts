import {booking, bookingVariables} from '@site/src/content/booking';
import {company, companyVariables} from '@site/src/content/company';
import {createPolicy} from '@site/src/plugins/security-headers/policy';

/** The facts, as a build with these variables reads them. */
function readWith(value: string): {company: typeof company; booking: typeof booking} {
  const names = [...companyVariables, ...bookingVariables];
  const before = {...process.env};
  for (const name of names) process.env[name] = value;
  try {
    let read = {company, booking};
    jest.isolateModules(() => {
      read = {
        ...jest.requireActual<{company: typeof company}>('@site/src/content/company'),
        ...jest.requireActual<{booking: typeof booking}>('@site/src/content/booking'),
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
