import type {Environment} from '../lib/environment';

/**
 * Address of the site for the links of a mail. Where it is set, it is not taken from the request: a forged `Host` would
 * send the owner of an address to another site.
 */
export function findSite(request: Request, {siteUrl}: Pick<Environment, 'siteUrl'>): string {
  return siteUrl ?? new URL(request.url).origin;
}
