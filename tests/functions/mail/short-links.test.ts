import {createShortCode, readShortCode} from '../../../functions/lib/short-code';
import {findNewsletterTarget} from '../../../functions/short-links/newsletter-target';
import {readToken} from '../../../functions/lib/token';
import {useDatabase} from '../../support/database/use-database';
import {createBookings, visit} from '../support/bookings';
import {testEnvironment, testSecret} from '../support/site';
import {site} from '../support/requests';

const {postgres} = useDatabase();
const id = '7d21c0e4-93f1-4c2b-8a57-0b6e2f9d4c18';

test('a code is invalid when changed, for another purpose or with another secret', () => {
  const expires = new Date('2027-06-09T12:00:00Z');
  const code = createShortCode('newsletter-confirm', id, testSecret, expires);
  expect(code).toMatch(/^[\w-]{43}$/);
  expect(readShortCode('newsletter-confirm', code, [testSecret])).toEqual({id, expires});
  expect(readShortCode('newsletter-confirm', code, ['newer', testSecret])).toEqual({id, expires});
  expect(readShortCode('booking', code, [testSecret])).toBeUndefined();
  expect(readShortCode('newsletter-confirm', code, ['another'])).toBeUndefined();
  for (const wrong of ['', 'x'.repeat(43), `${code}x`, code.slice(1), `${code.slice(0, 42)}*`]) {
    expect(readShortCode('newsletter-confirm', wrong, [testSecret])).toBeUndefined();
  }
});

test('newsletter links lead to our own pages and keep their expiration', () => {
  const expires = new Date('2027-06-09T12:00:00Z');
  const confirm = findNewsletterTarget(
    createShortCode('newsletter-confirm', id, testSecret, expires),
    false,
    testEnvironment,
  );
  const token = new URL(confirm, site).searchParams.get('token');
  expect(confirm).toMatch(/^\/api\/subscribe\/confirm\?token=/);
  expect(readToken('newsletter-confirm', token, testSecret, new Date('2027-06-09T11:00:00Z'))).toMatchObject({
    ok: true,
  });
  expect(readToken('newsletter-confirm', token, testSecret, new Date('2027-06-09T13:00:00Z'))).toMatchObject({
    reason: 'expired',
  });
  expect(findNewsletterTarget('https://evil.example', false, testEnvironment)).toBe('/api/subscribe/confirm?token=');
});

describe('the links of a demo', () => {
  const open = async () => {
    const endpoint = createBookings(postgres);
    const booked = await endpoint.book();
    const code = createShortCode('booking', booked.id, testSecret);
    const go = (path: string) => endpoint.send(visit(`/d/${path}`));
    return {endpoint, booked, code, go};
  };

  beforeEach(() => postgres.pool.query('truncate bookings, booking_cells, booking_blocks, outbox, rate_limits'));

  it('redirects to the call from ten minutes before the demo to an hour after it, and shows a page until then', async () => {
    const {endpoint, code, go} = await open();
    const early = await go(`${code}/join`);
    expect(early.status).toBe(200);
    expect(await early.text()).toContain('It opens ten minutes before your demo: Tuesday, June 8, 3:00 – 3:30 PM');
    endpoint.setTime(new Date('2027-06-08T13:49:00Z'));
    expect((await go(`${code}/join`)).status).toBe(200);
    endpoint.setTime(new Date('2027-06-08T13:51:00Z'));
    const call = await go(`${code}/join`);
    expect(call.status).toBe(302);
    expect(call.headers.get('Location')).toBe('https://meet.scalewell.example/elise-varga');
    expect(call.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(call.headers.get('Cache-Control')).toBe('no-store');
    endpoint.setTime(new Date('2027-06-08T15:31:00Z'));
    expect((await go(`${code}/join`)).headers.get('Location')).toContain('/api/bookings/manage?token=');
  });

  it('stays on this site when the code is invalid or the booking was deleted', async () => {
    const {code, go} = await open();
    for (const path of ['x', `${code}x`, '//evil.example', `${createShortCode('booking', id, testSecret)}/join`]) {
      expect((await go(path)).headers.get('Location')).toBe('/api/bookings/manage?token=');
    }
    expect((await go(`${code}/https:evil.example`)).headers.get('Location')).toMatch(
      /^https:\/\/www\.scalewell\.example\/api\/bookings\/manage\?token=/,
    );
  });

  it('reports that the database is not responding', async () => {
    const {send} = createBookings(postgres, {connect: () => Promise.reject(new Error('down'))});
    const response = await send(visit(`/d/${createShortCode('booking', id, testSecret)}`));
    expect(response.status).toBe(503);
  });
});
