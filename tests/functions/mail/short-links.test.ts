import {createShortCode, readShortCode} from '../../../functions/lib/short-code';
import {findNewsletterTarget} from '../../../functions/short-links/newsletter-target';
import {readToken} from '../../../functions/lib/token';
import {monday} from '../support/bookings';
import {site as origin, visit} from '../support/requests';
import {testEnvironment, testSecret, useSite} from '../support/site';

const {site, open} = useSite({time: monday});
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
  const code = createShortCode('newsletter-confirm', id, testSecret, expires);
  const confirm = findNewsletterTarget(code, false, testEnvironment);
  const token = new URL(confirm, origin).searchParams.get('token');
  const readAt = (time: string) => readToken('newsletter-confirm', token, testSecret, new Date(time));
  expect(confirm).toMatch(/^\/api\/subscribe\/confirm\?token=/);
  expect(readAt('2027-06-09T11:00:00Z')).toMatchObject({ok: true});
  expect(readAt('2027-06-09T13:00:00Z')).toMatchObject({reason: 'expired'});
  expect(findNewsletterTarget('https://evil.example', false, testEnvironment)).toBe('/api/subscribe/confirm?token=');
});

describe('the links of a demo', () => {
  const go = (path: string) => site.send(visit(`/d/${path}`));
  let code: string;

  beforeEach(async () => {
    code = createShortCode('booking', (await site.book()).id, testSecret);
  });

  it('redirects to the call from ten minutes before the demo to an hour after it, and shows a page until then', async () => {
    const early = await go(`${code}/join`);
    expect(early.status).toBe(200);
    expect(await early.text()).toContain('It opens ten minutes before your demo: Tuesday, June 8, 3:00 – 3:30 PM');
    site.setTime(new Date('2027-06-08T13:49:00Z'));
    expect((await go(`${code}/join`)).status).toBe(200);
    site.setTime(new Date('2027-06-08T13:51:00Z'));
    const {status, headers} = await go(`${code}/join`);
    expect(status).toBe(302);
    expect(Object.fromEntries(headers)).toMatchObject({
      location: 'https://meet.scalewell.example/elise-varga',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    site.setTime(new Date('2027-06-08T15:31:00Z'));
    expect((await go(`${code}/join`)).headers.get('Location')).toContain('/api/bookings/manage?token=');
  });

  it('stays on this site when the code is invalid or the booking was deleted', async () => {
    for (const path of ['x', `${code}x`, '//evil.example', `${createShortCode('booking', id, testSecret)}/join`]) {
      expect((await go(path)).headers.get('Location')).toBe('/api/bookings/manage?token=');
    }
    expect((await go(`${code}/https:evil.example`)).headers.get('Location')).toMatch(
      /^https:\/\/www\.scalewell\.example\/api\/bookings\/manage\?token=/,
    );
  });

  it('reports that the database is not responding', async () => {
    const {send} = open({connect: () => Promise.reject(new Error('down'))});
    expect((await send(visit(`/d/${code}`))).status).toBe(503);
  });
});
