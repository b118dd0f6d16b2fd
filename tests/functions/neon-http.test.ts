import {useNeonHttp} from '../support/database/neon-http';

jest.setTimeout(60_000);

/* On Netlify the database is asked over HTTP, by another driver than the one of the other tests. */
describe.each([
  'contact/contact-status',
  'contact/contact-repeats',
  'booking/booking-status',
  'booking/booking-mail',
  'booking/booking-abuse',
  'newsletter/subscribe-status',
  'newsletter/subscribe-abuse',
  'leads/outbox',
  'leads/retention',
  'health',
  'feedback',
])('over HTTP: %s', (file) => {
  const neon = useNeonHttp();
  jest.requireActual(`./${file}.test`);
  afterAll(() => {
    expect(neon.requests).toBeGreaterThan(10);
  });
});
