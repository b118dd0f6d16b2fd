/** Formats an instant as `10:42 AM`. */
export function describeClock(instant: string, zone: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {timeZone: zone, hour: 'numeric', minute: '2-digit'});
  return format.format(new Date(instant)).replaceAll(/[\u2009\u202F]/g, ' ');
}

export type Span = {start: string; end: string};

/** Formats a time span as `Tuesday, December 1` and `10:30 – 11:00 AM`. */
export function describeParts({start, end}: Span, zone: string, locale: string): {day: string; hours: string} {
  const from = new Date(start);
  const day = new Intl.DateTimeFormat('en-US', {timeZone: zone, weekday: 'long', month: 'long', day: 'numeric'});
  const hours = new Intl.DateTimeFormat(locale, {timeZone: zone, hour: 'numeric', minute: '2-digit'});
  // Some fonts lack narrow spaces.
  const clean = (text: string): string => text.replaceAll(/[\u2009\u202F]/g, ' ');
  return {day: day.format(from), hours: clean(hours.formatRange(from, new Date(end)))};
}

/** The time span that starts at an instant (ISO 8601) and lasts `minutes`. */
export function spanOf(start: string, minutes: number): Span {
  return {start, end: new Date(new Date(start).getTime() + minutes * 60_000).toISOString()};
}
