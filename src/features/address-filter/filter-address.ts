type Place = {search: string; hash: string};

/**
 * The key an address asks for: `?industry=healthcare` with `industry` as the parameter, or the key's anchor alone.
 * `undefined` when it names none of the keys. Compared with the list itself, never looked up in an object, so
 * `__proto__` is just an unknown word.
 */
export function readFilter<Key extends string>(
  {search, hash}: Place,
  parameter: string,
  keys: readonly Key[],
): Key | undefined {
  const asked = new URLSearchParams(search).get(parameter);
  return keys.find((key) => key === asked) ?? keys.find((key) => `#${key}` === hash);
}

/** Address of a filtered list. The anchor serves visitors without JavaScript: the browser goes to the part it names. */
export function linkTo(path: string, parameter: string, key?: string): string {
  return key === undefined ? path : `${path}?${parameter}=${key}#${key}`;
}

/** The given address with another value or none; its other parameters stay, the anchor of the old one goes. */
export function withFilter(address: string, parameter: string, value?: string): string {
  const url = new URL(address);
  if (value === undefined || value === '') url.searchParams.delete(parameter);
  else url.searchParams.set(parameter, value);
  return `${url.pathname}${url.search}`;
}
