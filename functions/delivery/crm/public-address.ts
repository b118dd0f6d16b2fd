import {lookup, type LookupAddress} from 'node:dns';
import type {LookupFunction} from 'node:net';

import ipaddr from 'ipaddr.js';

/** An address that webhooks must not be sent to. */
export class PrivateAddressError extends Error {
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
