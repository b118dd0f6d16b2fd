import type {RateLimit} from '../database/rate-limit';
import {emailKey} from './email-key';

import {createHmac} from 'node:crypto';

/** Network half of an IPv6 address. One visitor usually has the whole /64 and could send from any address in it. */
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

/** One sender: an IPv4 address, or the /64 network of an IPv6 address. */
export function senderOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  return ip.includes(':') ? ipv6Network(ip) : ip;
}

/**
 * Rate limit key of an IP address. Keyed with a secret, because all IPv4 addresses can be hashed in minutes, so a plain
 * hash would be as good as the address. Includes the day, so counts of two days can't be linked.
 */
export function rateSubject(form: string, ip: string, secret: string, at: Date): string {
  return createHmac('sha256', secret)
    .update(`rate-limit ${form} ${at.toISOString().slice(0, 10)} ${senderOf(ip)}`)
    .digest('base64url');
}

/** Rate limit key for mails to an address, including +tag variants. Keyed, so no address is stored. */
export function addressSubject(form: string, email: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`mail-limit ${form} ${emailKey(email)}`)
    .digest('base64url');
}

/** At most `allowed` in `seconds`, per sender. */
export type Allowance = {allowed: number; seconds: number};

const minute = 60;
/** The hourly limit as a multiple of the ten-minute limit. */
const hourly = 4;

/** Limits per sender for forms people fill in. `CONTACT_LIMIT` is per ten minutes. */
export function formAllowances(contactLimit: number): Allowance[] {
  return [
    {allowed: contactLimit, seconds: 10 * minute},
    {allowed: contactLimit * hourly, seconds: 60 * minute},
  ];
}

/** Limits of a sender. Empty without a secret, because an unkeyed hash could be traced to an IP address. */
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
