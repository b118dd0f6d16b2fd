import {feedPurpose} from '../../../functions/lib/booking/feed-purpose';
import {errorCode} from '../../../functions/lib/log';
import {createToken, readToken} from '../../../functions/lib/token';

import {createHmac} from 'node:crypto';

const secret = 'secret of the tests';
const now = new Date('2025-10-02T12:00:00Z');
const later = new Date('2025-10-02T13:00:00Z');
const token = createToken('newsletter-confirm', 'id-1', secret, later);

test('is valid for its purpose and secret until it expires', () => {
  expect(readToken('newsletter-confirm', token, secret, now)).toEqual({ok: true, subject: 'id-1'});
  expect(readToken('newsletter-confirm', token, secret, later)).toEqual({ok: true, subject: 'id-1'});
  const after = new Date(later.getTime() + 1);
  expect(readToken('newsletter-confirm', token, secret, after)).toEqual({ok: false, reason: 'expired'});
});

test('does not expire without an expiration date', () => {
  const lasting = createToken('newsletter-unsubscribe', 'id-1', secret);
  const inTenYears = new Date('2035-10-02T12:00:00Z');
  expect(readToken('newsletter-unsubscribe', lasting, secret, inTenYears)).toEqual({ok: true, subject: 'id-1'});
});

test('is invalid for another purpose or with another secret', () => {
  expect(readToken('newsletter-unsubscribe', token, secret, now)).toEqual({ok: false, reason: 'broken'});
  expect(readToken('newsletter-confirm', token, 'other', now)).toEqual({ok: false, reason: 'broken'});
});

const [subject = '', expires = '', signature = ''] = token.split('.');

test.each([
  ['another subject', `id-2.${expires}.${signature}`],
  ['a later expiry', `${subject}.${Number(expires) + 1}.${signature}`],
  ['no expiry', `${subject}..${signature}`],
  ['no signature', `${subject}.${expires}.`],
  ['half a signature', token.slice(0, -5)],
  ['more behind it', `${token}.x`],
  ['a space', `${token} `],
  ['nothing', ''],
])('is broken with %s', (_what, changed) => {
  expect(readToken('newsletter-confirm', changed, secret, later)).toEqual({ok: false, reason: 'broken'});
});

test.each([undefined, null, 7, [token], {token}])('%p is not a token', (value) => {
  expect(readToken('newsletter-confirm', value, secret, now)).toEqual({ok: false, reason: 'broken'});
});

test('needs no escaping in an address', () => {
  expect(encodeURIComponent(token)).toBe(token);
});

test('is valid with any of several secrets, so secrets can be rotated', () => {
  expect(readToken('newsletter-confirm', token, ['new secret', secret], now)).toEqual({ok: true, subject: 'id-1'});
  expect(readToken('newsletter-confirm', token, ['new secret'], now)).toEqual({ok: false, reason: 'broken'});
  expect(readToken('newsletter-confirm', token, [], now)).toEqual({ok: false, reason: 'broken'});
});

test('is not created without a secret, and the error names the variable to set', () => {
  let code: unknown;
  try {
    createToken('newsletter-confirm', 'id-1', undefined);
  } catch (error) {
    code = errorCode(error);
  }
  expect(code).toBe('APP_SECRET_is_not_set');
});

test('a link signed before keys were per purpose still works', () => {
  const signature = createHmac('sha256', 'a secret').update('token newsletter-unsubscribe id-1.').digest('base64url');
  expect(readToken('newsletter-unsubscribe', `id-1..${signature}`, 'a secret', new Date())).toEqual({
    ok: true,
    subject: 'id-1',
  });
});

test('raising a feed’s version revokes its address and no other link', () => {
  const feed = createToken(feedPurpose({}), 'elise-varga', 'a secret');
  const unsubscribe = createToken('newsletter-unsubscribe', 'id-1', 'a secret');
  const revoked = feedPurpose({feedVersion: 2});
  expect(readToken(feedPurpose({feedVersion: 1}), feed, 'a secret', new Date()).ok).toBe(true);
  expect(readToken(revoked, feed, 'a secret', new Date()).ok).toBe(false);
  expect(readToken(revoked, createToken(revoked, 'elise-varga', 'a secret'), 'a secret', new Date()).ok).toBe(true);
  expect(readToken('newsletter-unsubscribe', unsubscribe, 'a secret', new Date()).ok).toBe(true);
});
