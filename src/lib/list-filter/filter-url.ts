type Place = {search: string; hash: string};

/**
 * Reads the filter from a URL: `?industry=healthcare` with `industry` as the parameter, or the key's hash alone.
 * Returns `undefined` for unknown keys. Compares with the list, so `__proto__` is just an unknown key.
 */
export function readFilter<Key extends string>(
  {search, hash}: Place,
  parameter: string,
  keys: readonly Key[],
): Key | undefined {
  const requested = new URLSearchParams(search).get(parameter);
  return keys.find((key) => key === requested) ?? keys.find((key) => `#${key}` === hash);
}

/** URL of a filtered list. The hash makes the link work without JavaScript: the browser jumps to that part. */
export function filterLink(path: string, parameter: string, key?: string): string {
  return key === undefined ? path : `${path}?${parameter}=${key}#${key}`;
}

/** Sets the parameter in a URL, or removes it for an empty value, and drops the hash. Keeps other parameters. */
export function withFilter(href: string, parameter: string, value: string): string {
  const url = new URL(href);
  if (value === '') url.searchParams.delete(parameter);
  else url.searchParams.set(parameter, value);
  return `${url.pathname}${url.search}`;
}
