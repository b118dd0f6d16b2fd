import {useNeonHttp} from '../support/neon-http';

jest.setTimeout(60_000);

/* On Netlify the database is asked over HTTP, by another driver than the one of the other tests. */
describe.each([
  'contact-status',
  'contact-repeats',
  'booking-status',
  'booking-mail',
  'booking-abuse',
  'subscribe-status',
  'subscribe-abuse',
  'outbox',
  'retention',
  'health',
  'feedback',
])('over HTTP: %s', (file) => {
  const neon = useNeonHttp();
  jest.requireActual(`./${file}.test`);
  afterAll(() => {
    expect(neon.requests).toBeGreaterThan(10);
  });
});
