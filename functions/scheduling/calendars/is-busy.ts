import type ICAL from 'ical.js';

/** Whose calendar it is: their address, if known, and the company's domain. `countsAll`: unanswered and tentative events, too. */
export type Owner = {address: string | undefined; domain: string; countsAll?: boolean};

const addressOf = (property: ICAL.Property | null): string =>
  String(property?.getFirstValue() ?? '')
    .replace(/^mailto:/i, '')
    .toLowerCase();

/**
 * Whether the owner made an event or accepted it. Calendars enter invitations by themselves, so anyone could fill the
 * owner's by mail, with any organizer. Without the owner's address, everyone of the domain has to have accepted.
 */
function isTheirs(event: ICAL.Component, {address, domain}: Owner, isTentative: boolean): boolean {
  const organizer = addressOf(event.getFirstProperty('organizer'));
  const guests = event.getAllProperties('attendee');
  if (organizer !== '' && organizer === address) return true;
  // A feed without names doesn't say whose event it is.
  if (guests.length === 0) return !isTentative;
  const isOwn = (guest: string) => (address === undefined ? guest.endsWith(`@${domain}`) : guest === address);
  const own = guests.filter((guest) => isOwn(addressOf(guest)));
  const isMade = address === undefined && own.length === 0 && organizer.endsWith(`@${domain}`);
  const states = own.map((guest) => String(guest.getParameter('partstat')).toUpperCase());
  return isMade || (states.length > 0 && states.every((state) => state === 'ACCEPTED'));
}

/** Whether an event makes its time busy. Outlook marks free and tentative events with a property of its own. */
export function isBusy(event: ICAL.Component, owner: Owner): boolean {
  const value = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase();
  const [status, mark] = [value('status'), value('x-microsoft-cdo-busystatus')];
  if (status === 'CANCELLED' || value('transp') === 'TRANSPARENT' || ['FREE', 'WORKINGELSEWHERE'].includes(mark))
    return false;
  return owner.countsAll === true || isTheirs(event, owner, status === 'TENTATIVE' || mark === 'TENTATIVE');
}
