/** Locale of the clock: English words, and 12 or 24 hours as the visitor's own language has it. */
export function clockLocale(): string {
  const {hour12} = new Intl.DateTimeFormat(undefined, {hour: 'numeric'}).resolvedOptions();
  return hour12 === false ? 'en-GB' : 'en-US';
}

/** First day of the visitor's week: 1 is Monday, 7 Sunday. Browsers that do not say get Monday. */
export function firstWeekday(): number {
  const locale: Intl.Locale & {getWeekInfo?: () => {firstDay: number}} = new Intl.Locale(navigator.language);
  return locale.getWeekInfo?.().firstDay ?? 1;
}

/** The zone of the visitor's machine. */
export function visitorZone(): string | undefined {
  const {timeZone} = new Intl.DateTimeFormat().resolvedOptions() as {timeZone?: string};
  return timeZone;
}

/** All zones by name, the given ones included. */
export function listZones(...known: string[]): string[] {
  return [...new Set([...known, ...Intl.supportedValuesOf('timeZone')])].sort();
}
