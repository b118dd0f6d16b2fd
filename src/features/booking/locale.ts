import {nameZone} from '#src/contracts/zone-name';

/** First day of the visitor's week, from 1 (Monday) to 7 (Sunday). Monday if the browser doesn't know. */
export function firstWeekday(): number {
  const locale: Intl.Locale & {getWeekInfo?: () => {firstDay: number}} = new Intl.Locale(navigator.language);
  return locale.getWeekInfo?.().firstDay ?? 1;
}

export type ZoneGroup = {area: string; zones: readonly {id: string; name: string}[]};

const areaNames: Readonly<Record<string, string>> = {
  America: 'Americas',
  Etc: 'Other',
  UTC: 'Other',
};

/** All time zones with readable names, grouped by region; the Americas come first. */
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
