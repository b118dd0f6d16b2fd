import {createPublicLookup, isPublicAddress, PrivateAddressError} from './public-address';

import {request as requestHttp} from 'node:http';
import {request as requestHttps} from 'node:https';
import {isIP, type LookupFunction} from 'node:net';

/** Where a request may go. */
export type Reach = {
  protocols: readonly string[];
  lookup: LookupFunction | undefined;
  /** Of a host that is written as an IP address, for which nothing is looked up. */
  allows: (address: string) => boolean;
};

/** https to the open internet. */
export const publicReach: Reach = {protocols: ['https:'], lookup: createPublicLookup(), allows: isPublicAddress};

export type Post = {url: string; headers: Readonly<Record<string, string>>; body: string; timeout: number};

/**
 * Sends a POST request and resolves to the status of its answer; a redirect is an answer like others and not followed.
 * The body of the answer is not read. Throws when the address is out of reach, or nothing comes within `timeout`
 * milliseconds in all.
 */
export function post({url, headers, body, timeout}: Post, {protocols, lookup, allows}: Reach): Promise<number> {
  return new Promise((resolve, reject) => {
    const target = new URL(url);
    const host = target.hostname.replace(/^\[|\]$/g, '');
    if (!protocols.includes(target.protocol) || (isIP(host) !== 0 && !allows(host))) throw new PrivateAddressError();
    const send = target.protocol === 'https:' ? requestHttps : requestHttp;
    const outgoing = send(
      target,
      {
        method: 'POST',
        headers: {...headers, 'Content-Length': Buffer.byteLength(body)},
        // A connection of its own: one that is kept open would skip the look-up.
        agent: false,
        signal: AbortSignal.timeout(timeout),
        ...(lookup !== undefined && {lookup}),
      },
      (answer) => {
        resolve(answer.statusCode ?? 0);
        answer.destroy();
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
