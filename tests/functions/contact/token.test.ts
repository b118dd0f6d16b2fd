import {feedPurpose} from '../../../functions/scheduling/calendar-links';
import {createToken, readToken} from '../../../functions/security/token';

const secret = 'secret of the tests';
const now = new Date('2025-10-02T12:00:00Z');
const later = new Date('2025-10-02T13:00:00Z');
const token = createToken('newsletter-confirm', 'id-1', secret, later);

test.each([
  ['newsletter-confirm', secret, now, {ok: true, subject: 'id-1', expires: later}],
  ['newsletter-confirm', secret, later, {ok: true, subject: 'id-1', expires: later}],
  // Secrets can be rotated.
  ['newsletter-confirm', ['new secret', secret], now, {ok: true, subject: 'id-1', expires: later}],
  ['newsletter-confirm', secret, new Date(later.getTime() + 1), {ok: false, reason: 'expired'}],
  ['newsletter-unsubscribe', secret, now, {ok: false, reason: 'broken'}],
  ['newsletter-confirm', 'other', now, {ok: false, reason: 'broken'}],
  ['newsletter-confirm', ['new secret'], now, {ok: false, reason: 'broken'}],
  ['newsletter-confirm', [], now, {ok: false, reason: 'broken'}],
] as const)('read for %s with %j at %s is %j', (purpose, secrets, at, result) => {
  expect(readToken(purpose, token, secrets, at)).toEqual(result);
});

test('does not expire without an expiration date', () => {
  const lasting = createToken('newsletter-unsubscribe', 'id-1', secret);
  expect(readToken('newsletter-unsubscribe', lasting, secret, new Date('2035-10-02'))).toMatchObject({ok: true});
});

const [subject = '', expires = '', signature = ''] = token.split('.');

test.each<[string, unknown]>([
  ['another subject', `id-2.${expires}.${signature}`],
  ['a later expiry', `${subject}.${Number(expires) + 1}.${signature}`],
  ['no expiry', `${subject}..${signature}`],
  ['no signature', `${subject}.${expires}.`],
  ['half a signature', token.slice(0, -5)],
  ['more behind it', `${token}.x`],
  ['a space', `${token} `],
  ['nothing', ''],
  ['nothing at all', undefined],
  ['null', null],
  ['a number', 7],
  ['a list', [token]],
  ['an object', {token}],
])('is broken with %s', (_what, changed) => {
  expect(readToken('newsletter-confirm', changed, secret, later)).toEqual({ok: false, reason: 'broken'});
});

test('needs no escaping in an address', () => {
  expect(encodeURIComponent(token)).toBe(token);
});

test('raising a feed’s version revokes its address', () => {
  const [first, second] = [feedPurpose({}), feedPurpose({feedVersion: 2})];
  const feed = createToken(first, 'elise-varga', secret);
  expect(feedPurpose({feedVersion: 1})).toBe(first);
  expect(readToken(first, feed, secret, now).ok).toBe(true);
  expect(readToken(second, feed, secret, now).ok).toBe(false);
  expect(readToken(second, createToken(second, 'elise-varga', secret), secret, now).ok).toBe(true);
});
