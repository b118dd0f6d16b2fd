/** Name of the query parameter. */
export const parameter = 'tab';

/**
 * Reads the tab from the query string; `undefined` for unknown keys. Compares with the list, so `?tab=__proto__` is
 * just an unknown key.
 */
export function readTab<Key extends string>(search: string, keys: readonly Key[]): Key | undefined {
  const value = new URLSearchParams(search).get(parameter);
  return keys.find((key) => key === value);
}

/** Sets the tab in a URL and keeps other parameters and the hash. */
export function withTab(href: string, key: string): string {
  const url = new URL(href);
  url.searchParams.set(parameter, key);
  return `${url.pathname}${url.search}${url.hash}`;
}
