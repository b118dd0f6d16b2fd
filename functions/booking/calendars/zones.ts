import {findZone} from './zone-names';

import ICAL from 'ical.js';
import {DateTime} from 'luxon';

const week = 7 * 24 * 60 * 60 * 1000;

/** A zone with the rules of this machine, which are newer and complete; a calendar's may end, or be missing. */
class KnownZone extends ICAL.Timezone {
  /** Offsets of weeks in seconds, and whether the clock doesn't change in them: looking up each time takes too long. */
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

/** Makes a calendar use our rules for each zone that we know by its name. */
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

/** An instant. A time without a zone is in the calendar's own. */
export function toDate(time: ICAL.Time, zone: string): Date {
  if (!time.isDate && time.zone !== ICAL.Timezone.localTimezone) return new Date(time.toUnixTime() * 1000);
  const {year, month, day, hour, minute, second} = time;
  const clock = time.isDate ? {year, month, day} : {year, month, day, hour, minute, second};
  return DateTime.fromObject(clock, {zone}).toJSDate();
}
