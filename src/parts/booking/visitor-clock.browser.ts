import {isTimeZone} from '#src/contracts/local-time';

/** Locale of the clock: English words, and 12 or 24 hours as the visitor's own language has it. */
export function clockLocale(): string {
  const {hour12} = new Intl.DateTimeFormat(undefined, {hour: 'numeric'}).resolvedOptions();
  return hour12 === false ? 'en-GB' : 'en-US';
}

/**
 * The time zone of the visitor's machine; `undefined` if the browser doesn't know it. Browsers may report a name that they
 * refuse as an option, such as `Etc/Unknown`.
 */
export function visitorZone(): string | undefined {
  const {timeZone} = new Intl.DateTimeFormat().resolvedOptions() as {timeZone?: string};
  return isTimeZone(timeZone) ? timeZone : undefined;
}

/**
 * The current time by the server's clock, in milliseconds since 1970. The visitor's clock may be wrong by hours or years,
 * but the response says when it was sent and, if it comes from a cache, how many seconds ago.
 */
export function serverNow({headers}: Response): number {
  const sent = Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(sent) ? Date.now() : sent + Number(headers.get('Age') ?? 0) * 1000;
}
