import {createHmac, hkdfSync, timingSafeEqual} from 'node:crypto';

/** What a token allows. A token is valid for one purpose only. */
export type TokenPurpose =
  | 'newsletter-confirm'
  | 'newsletter-unsubscribe'
  | 'booking-manage'
  | 'booking-feed'
  | `booking-feed-${number}`
  | 'outbox-run'
  | 'team'
  | 'form';

export type TokenResult = {ok: true; subject: string; expires?: Date} | {ok: false; reason: 'broken' | 'expired'};

/** Thrown instead of signing with a well-known key. Its code names the variable to set. */
export class MissingSecretError extends Error {
  override name = 'MissingSecretError';
  code = 'APP_SECRET_is_not_set';
}

/** Each purpose has its own key, so one kind of link can be revoked without the others (`feedPurpose`). */
function deriveKey(purpose: string, secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `website token ${purpose}`, 32));
}

function sign(purpose: TokenPurpose, payload: string, secret: string): string {
  return createHmac('sha256', deriveKey(purpose, secret)).update(payload).digest('base64url');
}

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * Creates a token for a link: subject, expiration and signature, in URL-safe characters. Anyone can read it, but not
 * create one without the secret.
 * @param subject Letters, digits, hyphens and underscores: the ID of a record.
 * @param secret Throws MissingSecretError without one.
 * @param expires Without it, the token is valid as long as the secret.
 */
export function createToken(
  purpose: TokenPurpose,
  subject: string,
  secret: string | undefined,
  expires?: Date,
): string {
  if (secret === undefined) throw new MissingSecretError();
  const payload = `${subject}.${expires === undefined ? '' : Math.floor(expires.getTime() / 1000)}`;
  return `${payload}.${sign(purpose, payload, secret)}`;
}

/**
 * Verifies a token.
 * @param secrets Accepted secrets: the current one, and older ones until their last link has expired.
 */
export function readToken(
  purpose: TokenPurpose,
  token: unknown,
  secrets: string | readonly string[],
  now: Date,
): TokenResult {
  const [, subject = '', expires = '', signature = ''] =
    typeof token === 'string' ? (/^([\w-]{1,64})\.(\d{0,12})\.([\w-]{1,64})$/.exec(token) ?? []) : [];
  const isSigned = [secrets]
    .flat()
    .some((secret) => isEqual(signature, sign(purpose, `${subject}.${expires}`, secret)));
  if (subject === '' || !isSigned) {
    return {ok: false, reason: 'broken'};
  }
  if (expires !== '' && now.getTime() > Number(expires) * 1000) return {ok: false, reason: 'expired'};
  return {ok: true, subject, ...(expires !== '' && {expires: new Date(Number(expires) * 1000)})};
}
