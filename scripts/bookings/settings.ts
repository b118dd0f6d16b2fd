import process from 'node:process';

import {hosts} from '../../functions/lib/booking/hosts';
import {readEnvironment} from '../../functions/lib/environment';
import {CommandError} from '../lib/terminal';

/** Without NETLIFY_DB_URL, the command uses this machine's database, whose site signs with the local secret. */
const isLocal = () => !process.env.NETLIFY_DB_URL || process.env.NETLIFY_DEV === 'true';

/** Environment of the functions. */
export const readSettings = () =>
  readEnvironment({...process.env, ...(isLocal() && {NETLIFY_DEV: 'true'})}, 'production');

/** Origin of the site, for links. */
export function findSite(): string {
  const {siteUrl} = readSettings();
  if (siteUrl !== undefined) return siteUrl;
  if (!isLocal()) throw new CommandError('Set SITE_URL: mails and calendars link to the site.');
  return `http://localhost:${process.env.PORT ?? '8888'}`;
}

/** Start in its host's time zone. */
export const formatStart = (start: Date | string, host: string) =>
  new Date(start).toLocaleString('en-CA', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: hosts.find(({id}) => id === host)?.zone ?? 'UTC',
  });
