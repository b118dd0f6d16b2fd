import {nameZone} from '#src/contracts/zone-name';

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

export type ZoneGroup = {area: string; zones: readonly {id: string; name: string}[]};

const areaNames: Readonly<Record<string, string>> = {
  America: 'Americas',
  Etc: 'Other',
  UTC: 'Other',
};

/** All zones under the names that people use, by part of the world; the Americas are first. */
export function listZones(): ZoneGroup[] {
  const groups = new Map<string, {id: string; name: string}[]>([['Americas', []]]);
  for (const id of Intl.supportedValuesOf('timeZone')) {
    const first = id.split('/')[0] ?? id;
    const area = areaNames[first] ?? first;
    const zones = groups.get(area) ?? [];
    zones.push({id, name: nameZone(id)});
    groups.set(area, zones);
  }
  return [...groups].map(([area, zones]) => ({area, zones: zones.sort((a, b) => a.name.localeCompare(b.name))}));
}
