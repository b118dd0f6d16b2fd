import type {RateLimit} from './database/rate-limit';
import {emailKey} from './email-key';

import {createHmac} from 'node:crypto';

/** Network half of an IPv6 address: one visitor is usually given all of it, and could send from any address in it. */
function ipv6Network(address: string): string {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({length: Math.max(0, 8 - left.length - right.length)}, () => '0');
  const groups = tail === undefined ? left : [...left, ...zeros, ...right];
  return groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}

/** What counts as one sender: an IPv4 address, or the /64 network of an IPv6 address. */
export function senderOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  return ip.includes(':') ? ipv6Network(ip) : ip;
}

/**
 * Name under which a form's requests from one address are counted. It is keyed with a secret because all of IPv4 can be
 * hashed in minutes, so a plain hash would be as good as the address. It holds the day, too: what was counted yesterday
 * cannot be put together with what is counted today.
 */
export function rateSubject(form: string, ip: string, secret: string, at: Date): string {
  return createHmac('sha256', secret)
    .update(`rate-limit ${form} ${at.toISOString().slice(0, 10)} ${senderOf(ip)}`)
    .digest('base64url');
}

/** Name under which mails to one address are counted, whatever its +tag. Keyed, so that no address is kept. */
export function addressSubject(form: string, email: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`mail-limit ${form} ${emailKey(email)}`)
    .digest('base64url');
}

/** At most `allowed` in any `seconds`, of one sender. */
export type Allowance = {allowed: number; seconds: number};

const minute = 60;
/** How many times what ten minutes allow an hour may hold. */
const hourly = 4;

/** What forms that people write allow one sender. `CONTACT_LIMIT` is meant for ten minutes. */
export function allowPeople(contactLimit: number): Allowance[] {
  return [
    {allowed: contactLimit, seconds: 10 * minute},
    {allowed: contactLimit * hourly, seconds: 60 * minute},
  ];
}

/** The limits of one sender. Without a secret there are none: nothing is kept that could be traced to an address. */
export function findLimits(
  form: string,
  ip: string,
  secret: string | undefined,
  allowances: readonly Allowance[],
  at: Date,
): RateLimit[] {
  if (secret === undefined) return [];
  return allowances.map((allowance) => {
    return {...allowance, subject: rateSubject(`${form} ${allowance.seconds}`, ip, secret, at)};
  });
}
