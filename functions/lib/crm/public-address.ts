import {lookup, type LookupAddress} from 'node:dns';
import type {LookupFunction} from 'node:net';

import ipaddr from 'ipaddr.js';

/** An address that a webhook may not go to. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';
  code = 'address_is_not_public';
}

/** Whether an IP address belongs to the open internet: no loopback, private network, link, metadata service or tunnel. */
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
 * Resolves a host for the very connection that is then made, so that no second answer of its name server can lead it
 * elsewhere. One private address among several is enough to refuse.
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
