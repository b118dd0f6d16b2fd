import {companyZone} from '#src/contracts/company-zone';
import {clock, formatTime, timeFormat} from '#src/contracts/format-time';
import {createTeamLink, type TeamAct, teamLinkDays} from '../../leads/team-link';
import type {MailDocument} from '../mail/layout/document';
import type {Part} from '../mail/layout/part';
import {linkRow} from '../mail/layout/parts';
import type {Mail} from '../mail/mail';
import type {ClaimedDelivery} from '../outbox/delivery';
import type {RenderContext} from '../types';
import {createMail} from './create-mail';

/** `Eastern Time` */
const zoneNameOf = (time: Date, zone: string): string =>
  timeFormat(zone, {timeZoneName: 'longGeneric'})
    .formatToParts(time)
    .find(({type}) => type === 'timeZoneName')?.value ?? '';

/** `Mon, November 23, 9:12 AM Eastern Time`. */
export function describeTime(time: Date, zone = companyZone): string {
  const text = formatTime(time, zone, {weekday: 'short', month: 'long', day: 'numeric', ...clock});
  return `${text.replace(' at ', ', ')} ${zoneNameOf(time, zone)}`;
}

const labels: Readonly<Record<TeamAct, string>> = {
  book: 'Book It',
  decline: 'Decline',
  remind: 'Email it again',
  move: 'Move the demo',
  release: 'Release',
  discard: 'Discard',
  spam: 'Mark as spam',
  cancel: 'Cancel the demo',
  'cancel-quietly': 'Cancel without an email',
  erase: 'Erase this person',
};

/** Added to the footer of an email with such links. */
export const linksNote = `Its links act on the site and work for ${teamLinkDays} days, so don’t forward it.`;

/**
 * Links to act on a lead: in a row, or nothing if the site has no secret to sign them.
 * @param acts What they do; `open` only shows the lead.
 */
export function teamLinks(
  id: string,
  acts: readonly (TeamAct | 'open')[],
  {payload}: ClaimedDelivery,
  {environment: {appSecret: secret, siteUrl}, now: at}: RenderContext,
): Part[] {
  const site = siteUrl ?? payload['site'];
  if (secret === undefined || typeof site !== 'string' || acts.length === 0) return [];
  const linkTo = (act?: TeamAct) => createTeamLink(id, {site, secret, at}, act);
  return [
    linkRow(
      acts.map((act) => (act === 'open' ? {label: 'Open', url: linkTo()} : {label: labels[act], url: linkTo(act)})),
    ),
  ];
}

/** Link that writes to an address. One with a `?` in its name would otherwise add recipients and a subject. */
export function mailto(address: string): string {
  const at = address.lastIndexOf('@');
  return `mailto:${encodeURIComponent(address.slice(0, at))}@${encodeURIComponent(address.slice(at + 1))}`;
}

/** An email to the support mailbox. Its title is the subject. */
export const teamMail = (
  {id, createdAt: date}: Pick<ClaimedDelivery, 'id' | 'createdAt'>,
  document: MailDocument,
  context: RenderContext,
): Mail => createMail({id, date, to: context.environment.supportMailbox, subject: document.title, document}, context);

/**
 * Letters, digits and plain punctuation. Other characters a visitor typed could make a link, a format or a call to
 * everyone in the channel; so could a dot inside a word.
 */
const plain = (text: string): string =>
  text
    .replaceAll(/[^\p{L}\p{M}\p{N}.,'’&()+-]+/gu, ' ')
    .replaceAll(/\.(?=[^ .,)])/g, '. ')
    .trim();

/** A lead in one line, for the team's chat: its kind, and the name and company of its sender. */
export const leadLine = (kind: string, name: string, company: string): string =>
  `${kind}: ${[name, company].map(plain).filter(Boolean).join(', ')}`;
