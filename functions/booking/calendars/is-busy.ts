import type ICAL from 'ical.js';

/** Whether an event makes its time busy. Outlook marks free events with a property of its own. */
export function isBusy(event: ICAL.Component): boolean {
  const value = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase();
  const isFree = ['FREE', 'WORKINGELSEWHERE'].includes(value('x-microsoft-cdo-busystatus'));
  return value('status') !== 'CANCELLED' && value('transp') !== 'TRANSPARENT' && !isFree;
}
