import {findZone} from './zone-names';

import ICAL from 'ical.js';
import {DateTime} from 'luxon';

const week = 7 * 24 * 60 * 60 * 1000;

/** A zone with the rules of this machine; those in a calendar may be outdated or missing. */
class KnownZone extends ICAL.Timezone {
  /** Offset of each week in seconds, and whether it lasts all week. Looking up every time would take too long. */
  private readonly weeks = new Map<number, {offset: number; isSame: boolean}>();

  private readonly zone: string;

  constructor(tzid: string, zone: string) {
    super({tzid});
    this.zone = zone;
  }

  private offsetAt(clock: number): number {
    return DateTime.fromMillis(clock, {zone: 'UTC'}).setZone(this.zone, {keepLocalTime: true}).offset * 60;
  }

  override utcOffset({year, month, day, hour, minute, second}: ICAL.Time): number {
    const clock = Date.UTC(year, month - 1, day, hour, minute, second);
    const number = Math.floor(clock / week);
    let cached = this.weeks.get(number);
    if (cached === undefined) {
      const offset = this.offsetAt(number * week);
      cached = {offset, isSame: offset === this.offsetAt((number + 1) * week)};
      this.weeks.set(number, cached);
    }
    return cached.isSame ? cached.offset : this.offsetAt(clock);
  }
}

/** Makes a calendar use this machine's rules for each zone it knows by name. */
export function useKnownZones(calendar: ICAL.Component, names: Iterable<string>): void {
  for (const name of names) {
    const zone = findZone(name);
    if (zone !== undefined && !ICAL.TimezoneService.has(name))
      ICAL.TimezoneService.register(new KnownZone(name, zone), name);
  }
  for (const definition of calendar.getAllSubcomponents('vtimezone')) {
    if (findZone(String(definition.getFirstPropertyValue('tzid'))) !== undefined)
      calendar.removeSubcomponent(definition);
  }
}

/** Converts a time to an instant. One without a zone is in the calendar's zone. */
export function toDate(time: ICAL.Time, zone: string): Date {
  if (!time.isDate && time.zone !== ICAL.Timezone.localTimezone) return new Date(time.toUnixTime() * 1000);
  const {year, month, day, hour, minute, second} = time;
  const clock = time.isDate ? {year, month, day} : {year, month, day, hour, minute, second};
  return DateTime.fromObject(clock, {zone}).toJSDate();
}
