import {clock, formatSpan, formatTime, longDay} from '#src/contracts/format-time';
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

/** Describes a time span in a zone. */
export function describeWhen(start: Date, end: Date, zone: string): LocalTime {
  const format = (options: Intl.DateTimeFormatOptions) => formatTime(start, zone, options);
  return {
    month: format({month: 'short'}),
    day: format({day: 'numeric'}),
    weekday: format({weekday: 'long'}),
    date: format(longDay),
    year: format({year: 'numeric'}),
    time: formatSpan(start, end, zone),
    zoneName: nameZoneShortly(zone, start),
    short: format({weekday: 'short', month: 'short', day: 'numeric', ...clock}),
  };
}
