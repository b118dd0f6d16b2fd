import {createPublicLookup, isPublicAddress, PrivateAddressError} from './public-address';

import {request as requestHttp} from 'node:http';
import {request as requestHttps} from 'node:https';
import {isIP, type LookupFunction} from 'node:net';

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
