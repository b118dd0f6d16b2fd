import type {Environment} from '../setup/environment';

/** Tag of cached responses that list open times. */
export const timesTag = 'times';

/**
 * Headers for responses that list open times: Netlify's edge answers for an hour, so that visits, crawlers and monitors
 * don't keep the database awake, and drops what it has after each change. With the hosts' own calendars, which change
 * without us, it is five minutes. Browsers always ask the edge. A visitor who picks a time taken meanwhile gets the
 * current list with the 409.
 */
export const timesCache = ({hostCalendars}: Pick<Environment, 'hostCalendars'>): Record<string, string> => ({
  'Netlify-CDN-Cache-Control': `public, durable, max-age=${hostCalendars === undefined ? 3600 : 300}`,
  'Netlify-Cache-Tag': timesTag,
});
