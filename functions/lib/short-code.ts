import {MissingSecretError} from './token';

import {createHmac, timingSafeEqual} from 'node:crypto';

/** Purpose of a short link. A code is valid for one purpose only. */
export type CodePurpose = 'booking' | 'newsletter-confirm' | 'newsletter-unsubscribe';

/** Bytes of a code: UUID, expiration in minutes (0 for never), and the start of an HMAC. */
const [idBytes, timeBytes, macBytes] = [16, 4, 12];

const minute = 60_000;

function sign(purpose: CodePurpose, payload: Buffer, secret: string): Buffer {
  return createHmac('sha256', secret).update(`short link ${purpose}`).update(payload).digest().subarray(0, macBytes);
}

/**
 * Creates the signed code of a short link: 43 letters, digits, hyphens and underscores. Nothing is stored for it.
 * @param id UUID of a record.
 * @param secret Throws MissingSecretError without one.
 */
export function createShortCode(purpose: CodePurpose, id: string, secret: string | undefined, expires?: Date): string {
  if (secret === undefined) throw new MissingSecretError();
  const payload = Buffer.alloc(idBytes + timeBytes);
  payload.write(id.replaceAll('-', ''), 'hex');
  payload.writeUInt32BE(expires === undefined ? 0 : Math.ceil(expires.getTime() / minute), idBytes);
  return Buffer.concat([payload, sign(purpose, payload, secret)]).toString('base64url');
}

/** Reads a code; `undefined` unless one of the secrets signed it. Expired codes are returned too. */
export function readShortCode(
  purpose: CodePurpose,
  code: string,
  secrets: readonly string[],
): {id: string; expires?: Date} | undefined {
  if (!/^[\w-]{43}$/.test(code)) return undefined;
  const bytes = Buffer.from(code, 'base64url');
  const payload = bytes.subarray(0, idBytes + timeBytes);
  const mac = bytes.subarray(idBytes + timeBytes);
  if (!secrets.some((secret) => timingSafeEqual(mac, sign(purpose, payload, secret)))) return undefined;
  const id = payload.toString('hex', 0, idBytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const time = payload.readUInt32BE(idBytes);
  return time === 0 ? {id} : {id, expires: new Date(time * minute)};
}
