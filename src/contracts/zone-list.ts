import {nameZoneByPlace, nameZoneShortly} from './zone-name';

export type ZoneGroup = {area: string; zones: readonly {id: string; name: string}[]};

/** The zones most visitors are in, from east to west. */
const commonZones = [
  'America/St_Johns',
  'America/Halifax',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
];

const areaNames: Readonly<Record<string, string>> = {
  America: 'Americas',
  Arctic: 'Europe',
  Atlantic: 'Atlantic Ocean',
  Indian: 'Indian Ocean',
  Pacific: 'Pacific Ocean',
};

/**
 * Every time zone once, grouped for a select. Common North American zones come first, with the names people use:
 * `Central Time (Chicago)`. The others are cities, because typing in a select jumps to the first letters.
 * @param except A zone that the select already shows on its own.
 */
export function listZones(except: string): ZoneGroup[] {
  const isOther = (id: string): boolean => id !== except;
  const areas = new Map<string, {id: string; name: string}[]>([['Americas', []]]);
  for (const id of Intl.supportedValuesOf('timeZone').filter(isOther)) {
    const [first = ''] = id.split('/');
    // Zones such as Etc/GMT+5 are not places and ignore daylight saving time.
    if (first === id || first === 'Etc' || commonZones.includes(id)) continue;
    const area = areaNames[first] ?? first;
    const zones = areas.get(area) ?? [];
    zones.push({id, name: nameZoneByPlace(id)});
    areas.set(area, zones);
  }
  const named = (ids: readonly string[]) => ids.filter(isOther).map((id) => ({id, name: nameZoneShortly(id)}));
  return [
    {area: 'United States and Canada', zones: named(commonZones)},
    ...[...areas].map(([area, zones]) => ({area, zones: zones.sort((a, b) => a.name.localeCompare(b.name))})),
    {area: 'Other', zones: named(['UTC'])},
  ].filter(({zones}) => zones.length > 0);
}
