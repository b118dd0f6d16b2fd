const parameter = 'industry';

type Place = {search: string; hash: string};

/**
 * The industry an address asks for: `?industry=healthcare`, or the anchor of its story alone. `undefined` when it names
 * none of the keys. Compared with the list itself, never looked up in an object, so `__proto__` is just an unknown word.
 */
export function readIndustry<Key extends string>({search, hash}: Place, keys: readonly Key[]): Key | undefined {
  const asked = new URLSearchParams(search).get(parameter);
  return keys.find((key) => key === asked) ?? keys.find((key) => `#${key}` === hash);
}

/**
 * Address of a filtered list. The anchor serves visitors without JavaScript: the browser goes to the story, and the
 * style sheet hides the others.
 */
export function linkTo(path: string, key?: string): string {
  return key === undefined ? path : `${path}?${parameter}=${key}#${key}`;
}

/** The given address with another industry or none; its other parameters stay, the anchor of the old story goes. */
export function withIndustry(address: string, key?: string): string {
  const url = new URL(address);
  if (key === undefined) url.searchParams.delete(parameter);
  else url.searchParams.set(parameter, key);
  return `${url.pathname}${url.search}`;
}
