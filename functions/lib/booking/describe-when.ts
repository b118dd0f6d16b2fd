/** A demo's time in words, in one time zone. */
export type When = {
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

/** Display name of a time zone: `Central Time (Chicago)`. */
export function nameZone(zone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {timeZone: zone, timeZoneName: 'longGeneric'}).formatToParts(0);
  const name = parts.find(({type}) => type === 'timeZoneName')?.value ?? zone;
  const city = zone.includes('/') ? zone.replace(/^.*\//, '').replaceAll('_', ' ') : undefined;
  return city === undefined || name.includes(city) ? name : `${name} (${city})`;
}

// Many fonts lack narrow spaces, and mail programs break them.
const plain = (text: string) => text.replace(/[\u2009\u202F]/g, ' ');

/** Describes a time span in a zone. */
export function describeWhen(start: Date, end: Date, zone: string): When {
  const say = (options: Intl.DateTimeFormatOptions) =>
    plain(new Intl.DateTimeFormat('en-US', {timeZone: zone, ...options}).format(start));
  const clock = new Intl.DateTimeFormat('en-US', {timeZone: zone, hour: 'numeric', minute: '2-digit'});
  return {
    month: say({month: 'short'}),
    day: say({day: 'numeric'}),
    weekday: say({weekday: 'long'}),
    date: say({weekday: 'long', month: 'long', day: 'numeric'}),
    year: say({year: 'numeric'}),
    time: plain(clock.formatRange(start, end)),
    zoneName: nameZone(zone),
    short: say({weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit'}),
  };
}
