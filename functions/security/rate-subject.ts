import type {RateLimit} from '../database/rate-limit';
import {emailKey} from './email-key';

import {createHmac} from 'node:crypto';

/** The eight groups of an IPv6 address, as four hex digits each. */
function ipv6Groups(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({length: Math.max(0, 8 - left.length - right.length)}, () => '0');
  const groups = tail === undefined ? left : [...left, ...zeros, ...right];
  return groups.map((group) => group.padStart(4, '0'));
}

/**
 * Networks an address is counted in: an IPv4 address by itself; an IPv6 address in its /64 (a local network), its /56 (a
 * home line) and its /48 (a company, or a rented server). One visitor can usually send from any address in them.
 */
export function networksOf(ip: string): string[] {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined || !ip.includes(':')) return [mapped ?? ip];
  const digits = ipv6Groups(ip).join('');
  return [64, 56, 48].map((bits) => `${digits.slice(0, bits / 4)}/${bits}`);
}

/** Rate limit key. Keyed with a secret, because all IPv4 addresses can be hashed in minutes. */
function keyOf(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** Rate limit keys of an IP address, one per network. */
export function rateSubjects(form: string, ip: string, secret: string): string[] {
  return networksOf(ip).map((network) => keyOf(`rate-limit ${form} ${network}`, secret));
}

/** Rate limit key for emails to a mailbox, however its address is spelled. */
export function addressSubject(form: string, email: string, secret: string): string {
  return keyOf(`mail-limit ${form} ${emailKey(email)}`, secret);
}

/** At most `allowed` in `seconds`, per sender. `wider` is what an IPv6 /64, /56 and /48 may send, in multiples of it. */
export type Allowance = {allowed: number; seconds: number; wider?: readonly number[]};

const defaultWider = [1, 2, 4] as const;

const minute = 60;
export const daySeconds = 24 * 60 * minute;

/** Limits per sender for forms people fill in. `CONTACT_LIMIT` is per ten minutes. */
export function formAllowances(contactLimit: number): Allowance[] {
  return [
    {allowed: contactLimit, seconds: 10 * minute},
    {allowed: contactLimit * 4, seconds: 60 * minute},
    {allowed: contactLimit * 6, seconds: daySeconds},
  ];
}

/** Limits of a sender. Empty without a secret, because an unkeyed hash could be traced to an IP address. */
export function findLimits(
  form: string,
  ip: string,
  secret: string | undefined,
  allowances: readonly Allowance[],
): RateLimit[] {
  if (secret === undefined) return [];
  return allowances.flatMap(({allowed, seconds, wider = defaultWider}) => {
    const subjects = rateSubjects(`${form} ${seconds}`, ip, secret);
    const shares = subjects.length === 1 ? [1] : wider;
    return subjects.map((subject, index) => {
      return {subject, allowed: Math.max(1, Math.round(allowed * (shares[index] ?? 1))), seconds};
    });
  });
}
