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

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Calendar date of an instant in a zone: `2027-03-14`. */
export function localDay(instant: Date, zone: string): string {
  let format = dayFormats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', {timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit'});
    dayFormats.set(zone, format);
  }
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

const timeFormats = new Map<string, Intl.DateTimeFormat>();

// Creating a format takes longer than formatting a day of times with it.
function timeFormat(timeZone: string, locale?: string, timeZoneName?: 'short'): Intl.DateTimeFormat {
  const key = `${timeZone} ${locale} ${timeZoneName}`;
  const format =
    timeFormats.get(key) ??
    new Intl.DateTimeFormat(locale, {
      timeZone,
      hour: 'numeric',
      minute: '2-digit',
      ...(timeZoneName && {timeZoneName}),
    });
  timeFormats.set(key, format);
  return format;
}

/**
 * Labels for the times of one day. When clocks go back, an hour occurs twice; its labels include the zone's
 * abbreviation so each is unique.
 */
export function labelTimes(times: readonly string[], zone: string, locale?: string): string[] {
  const clock = timeFormat(zone, locale);
  const labels = times.map((time) => clock.format(new Date(time)));
  return labels.map((label, index) => {
    const time = times[index];
    const isDouble = labels.indexOf(label) !== labels.lastIndexOf(label);
    return isDouble && time !== undefined ? timeFormat(zone, locale, 'short').format(new Date(time)) : label;
  });
}
