import type ICAL from 'ical.js';

/** Whose calendar it is: their address, if known, and the company's domain. */
export type Owner = {address: string | undefined; domain: string};

const addressOf = (property: ICAL.Property | null): string =>
  String(property?.getFirstValue() ?? '')
    .replace(/^mailto:/i, '')
    .toLowerCase();

/**
 * Whether it is someone else's invitation that the owner has not answered or has declined. Calendars enter these by
 * themselves, so anyone could fill the owner's by mail.
 */
function isUnanswered(event: ICAL.Component, {address, domain}: Owner): boolean {
  const organizer = addressOf(event.getFirstProperty('organizer'));
  if (organizer === '' || organizer === address || organizer.endsWith(`@${domain}`)) return false;
  const guests = event.getAllProperties('attendee').filter((guest) => addressOf(guest) !== organizer);
  const own = guests.filter((guest) => addressOf(guest) === address || addressOf(guest).endsWith(`@${domain}`));
  const asked = own.length > 0 ? own : guests;
  const states = asked.map((guest) => String(guest.getParameter('partstat')).toUpperCase());
  return states.length > 0 && states.every((state) => state === 'NEEDS-ACTION' || state === 'DECLINED');
}

/** Whether an event makes its time busy. Outlook marks free events with a property of its own. */
export function isBusy(event: ICAL.Component, owner: Owner): boolean {
  const value = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase();
  const isFree = ['FREE', 'WORKINGELSEWHERE'].includes(value('x-microsoft-cdo-busystatus'));
  const isMarked = value('status') === 'CANCELLED' || value('transp') === 'TRANSPARENT' || isFree;
  return !isMarked && !isUnanswered(event, owner);
}
