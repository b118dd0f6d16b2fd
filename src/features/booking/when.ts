import {clock, formatSpan, formatTime, longDay} from '#src/contracts/format-time';

/** Formats an instant as `Thursday, June 10, 10:30 AM`. */
export const describeStart = (instant: string, zone: string, locale: string): string =>
  `${formatTime(instant, zone, longDay)}, ${formatTime(instant, zone, clock, locale)}`;

export type Span = {start: string; end: string};

/** Formats a time span as `Tuesday, December 1` and `10:30 – 11:00 AM`. */
export function describeParts({start, end}: Span, zone: string, locale: string): {day: string; hours: string} {
  return {day: formatTime(start, zone, longDay), hours: formatSpan(start, end, zone, locale)};
}

/** The time span that starts at an instant (ISO 8601) and lasts `minutes`. */
export function spanOf(start: string, minutes: number): Span {
  return {start, end: new Date(new Date(start).getTime() + minutes * 60_000).toISOString()};
}
