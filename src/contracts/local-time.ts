import {clock, formatTime, timeFormat} from './format-time';

/** Whether this runtime knows a time zone by that name. */
export function isTimeZone(zone: unknown): zone is string {
  if (typeof zone !== 'string' || zone.length > 64) return false;
  try {
    // Offsets such as +02:00 are accepted by Intl, too, but ignore daylight saving time.
    return /^[A-Za-z]/.test(zone) && new Intl.DateTimeFormat('en', {timeZone: zone}).format(0) !== '';
  } catch {
    return false;
  }
}

/** Calendar date of an instant in a zone: `2027-03-14`. */
export function localDay(instant: Date, zone: string): string {
  const format = timeFormat(zone, {year: 'numeric', month: '2-digit', day: '2-digit'});
  const [month = '', day = '', year = ''] = format.format(instant).split('/');
  return `${year}-${month}-${day}`;
}

/**
 * Groups instants by day in a zone, keeping the order. Every instant is in exactly one group, even when clocks change.
 */
export function groupByDay(times: readonly string[], zone: string): Map<string, string[]> {
  const days = new Map<string, string[]>();
  for (const time of times) {
    const day = localDay(new Date(time), zone);
    const group = days.get(day);
    if (group === undefined) days.set(day, [time]);
    else group.push(time);
  }
  return days;
}

/**
 * Labels for the times of one day. When clocks go back, an hour occurs twice; its labels include the zone's
 * abbreviation so each is unique.
 */
export function labelTimes(times: readonly string[], zone: string, locale?: string): string[] {
  const labels = times.map((time) => formatTime(time, zone, clock, locale));
  return labels.map((label, index) => {
    const time = times[index];
    const isDouble = labels.indexOf(label) !== labels.lastIndexOf(label);
    return isDouble && time !== undefined ? formatTime(time, zone, {...clock, timeZoneName: 'short'}, locale) : label;
  });
}
