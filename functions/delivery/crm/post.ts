import {errorCode} from '../../setup/log';
import type {TransportResult} from '../outbox/delivery';

import {lookup, type LookupAddress} from 'node:dns';
import {request as requestHttp} from 'node:http';
import {request as requestHttps} from 'node:https';
import {isIP, type LookupFunction} from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address that webhooks must not be sent to. */
class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';
  code = 'address_is_not_public';
}

/** Whether an IP address is public: not loopback, private, link-local, a metadata service or a tunnel. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === 'unicast';
}

type Resolve = (host: string) => Promise<LookupAddress[]>;

const resolveByDns: Resolve = (host) =>
  new Promise((resolve, reject) => {
    lookup(host, {all: true}, (error, addresses) => {
      if (error === null) resolve(addresses);
      else reject(error);
    });
  });

/**
 * Resolves a host for the connection that is then made, so a second DNS answer cannot redirect it (DNS rebinding). One
 * private address among several is refused.
 */
export function createPublicLookup(resolve: Resolve = resolveByDns): LookupFunction {
  return (host, {all = false}, callback) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        if (first === undefined || !addresses.every(({address}) => isPublicAddress(address))) {
          callback(new PrivateAddressError(), '');
        } else if (all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: unknown) => {
        callback(error instanceof Error ? error : new Error('lookup'), '');
      },
    );
  };
}

/** Which targets are allowed. */
export type TargetPolicy = {
  protocols: readonly string[];
  lookup: LookupFunction | undefined;
  /** For a host written as an IP address, which needs no lookup. */
  allows: (address: string) => boolean;
};

/** Throws if a target is not allowed. A host that is a name is checked when it is looked up. */
export function assertAllowed({protocol, hostname}: URL, {protocols, allows}: TargetPolicy): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (!protocols.includes(protocol) || (isIP(host) !== 0 && !allows(host))) throw new PrivateAddressError();
}

/** Only https to public addresses. */
export const publicTargets: TargetPolicy = {
  protocols: ['https:'],
  lookup: createPublicLookup(),
  allows: isPublicAddress,
};

export type Post = {url: string; headers: Readonly<Record<string, string>>; body: string; timeout: number};

/**
 * Sends a POST request and returns the response's status. Redirects are not followed, and the response body is not
 * read. Throws if the host is unreachable or does not respond within `timeout` milliseconds in total.
 */
export function post({url, headers, body, timeout}: Post, policy: TargetPolicy): Promise<number> {
  return new Promise((resolve, reject) => {
    const target = new URL(url);
    const {lookup} = policy;
    assertAllowed(target, policy);
    const send = target.protocol === 'https:' ? requestHttps : requestHttp;
    const outgoing = send(
      target,
      {
        method: 'POST',
        headers: {...headers, 'Content-Length': Buffer.byteLength(body)},
        // A new connection: a reused one would skip the lookup.
        agent: false,
        signal: AbortSignal.timeout(timeout),
        ...(lookup !== undefined && {lookup}),
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Milliseconds a receiver of webhooks has to respond. */
export const webhookTimeout = 8000;

/** Statuses about this event alone: the receiver doesn't accept its content. */
const refusals = [400, 413, 422];

/** Posts once. It does not throw, whatever `compose` or the receiver does. */
export async function attemptPost(compose: () => Post, targets: TargetPolicy): Promise<TransportResult> {
  try {
    const status = await post(compose(), targets);
    if (status >= 200 && status < 300) return {state: 'sent'};
    return {state: 'failed', code: `http_${status}`, isSpecific: refusals.includes(status)};
  } catch (error) {
    return {state: 'failed', code: errorCode(error)};
  }
}
