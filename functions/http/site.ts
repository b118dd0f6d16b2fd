import type {Environment} from '../setup/environment';

/**
 * Origin of the site for links. If it is configured, the request is ignored: a forged `Host` header would send
 * recipients of an email to another site.
 */
export function findSite(request: Request, {siteUrl}: Pick<Environment, 'siteUrl'>): string {
  return siteUrl ?? new URL(request.url).origin;
}

/** Path of a request without a slash at the end: Netlify calls a function with either. */
export const pathOf = ({url}: Request): string => new URL(url).pathname.replace(/\/+$/, '');
