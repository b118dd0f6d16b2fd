import {nameZoneShortly} from '#src/contracts/zone-name';

/** A demo's time as display text, in one time zone. */
export type LocalTime = {
  /** `Dec`, `1`, `Tuesday`. */
  month: string;
  day: string;
  weekday: string;
  /** `Tuesday, December 1`. */
  date: string;
  year: string;
  /** `10:30 – 11:00 AM`. */
  time: string;
  /** `Central Time (Chicago)`. */
  zoneName: string;
  /** `Tue, Dec 1, 10:30 AM`. */
  short: string;
};

// Many fonts lack narrow spaces, and mail programs break them.
const plain = (text: string) => text.replace(/[\u2009\u202F]/g, ' ');

/** Describes a time span in a zone. */
export function describeWhen(start: Date, end: Date, zone: string): LocalTime {
  const format = (options: Intl.DateTimeFormatOptions) =>
    plain(new Intl.DateTimeFormat('en-US', {timeZone: zone, ...options}).format(start));
  const clock = new Intl.DateTimeFormat('en-US', {timeZone: zone, hour: 'numeric', minute: '2-digit'});
  return {
    month: format({month: 'short'}),
    day: format({day: 'numeric'}),
    weekday: format({weekday: 'long'}),
    date: format({weekday: 'long', month: 'long', day: 'numeric'}),
    year: format({year: 'numeric'}),
    time: plain(clock.formatRange(start, end)),
    zoneName: nameZoneShortly(zone, start),
    short: format({weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit'}),
  };
}
