import {createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual} from 'node:crypto';

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

const cipher = 'aes-256-gcm';
const [ivLength, tagLength] = [12, 16];

/**
 * Creates a token that carries a text, which nobody without the secret can read or change: an address in a link ends up in
 * histories and in logs of servers on its way.
 */
export function sealToken(purpose: TokenPurpose, text: string, secret: string | undefined, expires?: Date): string {
  if (secret === undefined) throw new MissingSecretError();
  const end = expires === undefined ? '' : String(Math.floor(expires.getTime() / 1000));
  const iv = randomBytes(ivLength);
  const seal = createCipheriv(cipher, deriveKey(purpose, secret), iv).setAAD(Buffer.from(end));
  const sealed = Buffer.concat([iv, seal.update(text, 'utf8'), seal.final(), seal.getAuthTag()]);
  return `${sealed.toString('base64url')}.${end}`;
}

function unseal(purpose: TokenPurpose, sealed: Buffer, end: string, secret: string): string | undefined {
  try {
    const opened = createDecipheriv(cipher, deriveKey(purpose, secret), sealed.subarray(0, ivLength))
      .setAAD(Buffer.from(end))
      .setAuthTag(sealed.subarray(-tagLength));
    const text = opened.update(sealed.subarray(ivLength, -tagLength));
    return Buffer.concat([text, opened.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

/** Opens a token of `sealToken`, like `readToken`. Its subject is the text. */
export function openToken(purpose: TokenPurpose, token: unknown, secrets: readonly string[], now: Date): TokenResult {
  const [, sealed = '', end = ''] =
    typeof token === 'string' ? (/^([\w-]{40,4000})\.(\d{0,12})$/.exec(token) ?? []) : [];
  const bytes = Buffer.from(sealed, 'base64url');
  const subject = secrets.map((secret) => unseal(purpose, bytes, end, secret)).find((text) => text !== undefined);
  if (sealed === '' || subject === undefined) return {ok: false, reason: 'broken'};
  const expires = end === '' ? undefined : new Date(Number(end) * 1000);
  if (expires !== undefined && now > expires) return {ok: false, reason: 'expired'};
  return {ok: true, subject, ...(expires && {expires})};
}
