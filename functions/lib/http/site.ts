import type {Environment} from '../environment';

/**
 * Address of the site for links. Where it is set, it is not taken from the request: a forged `Host` would send whoever gets
 * a mail to another site.
 */
export function findSite(request: Request, {siteUrl}: Pick<Environment, 'siteUrl'>): string {
  return siteUrl ?? new URL(request.url).origin;
}
