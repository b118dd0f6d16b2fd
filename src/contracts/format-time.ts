const formats = new Map<string, Intl.DateTimeFormat>();

/** `10:30 AM` */
export const clock = {hour: 'numeric', minute: '2-digit'} as const;
/** `Tuesday, December 1` */
export const longDay = {weekday: 'long', month: 'long', day: 'numeric'} as const;

/** A formatter, made once for each zone: making one takes longer than formatting a day of times with it. */
export function timeFormat(
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
  locale = 'en-US',
): Intl.DateTimeFormat {
  const key = JSON.stringify([timeZone, locale, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, {...options, timeZone});
  formats.set(key, format);
  return format;
}

/** Narrow spaces as plain ones: some fonts lack them, and mail programs break them. */
const plain = (text: string): string => text.replace(/[\u2009\u202F]/g, ' ');

/** Formats an instant in a time zone. */
export const formatTime = (
  time: Date | string,
  zone: string,
  options: Intl.DateTimeFormatOptions,
  locale?: string,
): string => plain(timeFormat(zone, options, locale).format(new Date(time)));

/** Formats a span of time on one day: `10:30 – 11:00 AM`. */
export const formatSpan = (start: Date | string, end: Date | string, zone: string, locale?: string): string =>
  plain(timeFormat(zone, clock, locale).formatRange(new Date(start), new Date(end)));
