import {createToken} from '../security/token';

/** Address of the page where the team acts on a lead. */
export const teamPath = '/api/team';

/** What the team can do there. `book`, `decline` and `remind` are for requests; `cancel-quietly` doesn't notify the visitor. */
export const teamActs = [
  ...(['book', 'decline', 'remind', 'release', 'discard', 'spam'] as const),
  ...(['move', 'cancel', 'cancel-quietly', 'erase'] as const),
];
export type TeamAct = (typeof teamActs)[number];

/** Its time in `job_runs`: links made before it no longer work. */
export const revokedJob = 'team-links-revoked';

/** Days a link works. */
export const teamLinkDays = 14;

/** A link to the page of a lead, or of the held messages that an email listed. It goes to the company's mailboxes only. */
export function createTeamLink(
  id: string,
  {site, secret, at}: {site: string; secret: string; at: Date},
  act?: TeamAct,
) {
  const expires = new Date(at.getTime() + teamLinkDays * 24 * 60 * 60_000);
  const token = createToken('team', id, secret, expires);
  return `${site}${teamPath}?token=${token}${act === undefined ? '' : `&act=${act}`}`;
}
