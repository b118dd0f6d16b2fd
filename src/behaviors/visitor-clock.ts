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
