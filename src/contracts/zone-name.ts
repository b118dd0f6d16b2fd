import {timeFormat} from './format-time';

/** Cities whose name in the database of zones is no longer in use. */
const cities: Readonly<Record<string, string>> = {
  Calcutta: 'Kolkata',
  Katmandu: 'Kathmandu',
  Saigon: 'Ho Chi Minh City',
  Rangoon: 'Yangon',
  Kiev: 'Kyiv',
  Godthab: 'Nuuk',
  Faeroe: 'Faroe Islands',
  'St Johns': 'St. John’s',
};

const cityNamed = (part: string): string => {
  const city = part.replaceAll('_', ' ');
  return cities[city] ?? city;
};

const part = (zone: string, at: Date, timeZoneName: 'longGeneric' | 'shortOffset'): string => {
  const parts = timeFormat(zone, {timeZoneName}).formatToParts(at);
  return parts.find(({type}) => type === 'timeZoneName')?.value ?? '';
};

/** The city of a zone: `New York` of `America/New_York`. */
function cityOf(zone: string): string {
  return cityNamed(zone.replace(/^.*\//, ''));
}

/** A zone by its place, for lists that are searched by typing a city: `Knox, Indiana`. */
export function nameZoneByPlace(zone: string): string {
  return zone.split('/').slice(1).map(cityNamed).reverse().join(', ');
}

/** A zone as people call it, without its offset: `Central Time (Chicago)`. */
export function nameZoneShortly(zone: string, at = new Date()): string {
  const name = part(zone, at, 'longGeneric');
  const city = cityOf(zone);
  // Zones that people have no word for are called GMT+5, and some after the city itself.
  if (name.startsWith('GMT')) return city;
  return name.startsWith(city) || city === 'UTC' ? name : `${name} (${city})`;
}

/** A zone as people call it: `Central Time (Chicago), GMT−6`. */
export function nameZone(zone: string, at = new Date()): string {
  return zone === 'UTC' ? zone : `${nameZoneShortly(zone, at)}, ${part(zone, at, 'shortOffset').replace('-', '−')}`;
}
