/** Name of the query parameter. */
export const parameter = 'tab';

/**
 * The tab that an address asks for, or `undefined` when it names none of the keys. Compared with the list itself,
 * never looked up in an object: `?tab=__proto__` and `?tab=constructor` are as unknown as any other word.
 */
export function readTab<Key extends string>(search: string, keys: readonly Key[]): Key | undefined {
  const value = new URLSearchParams(search).get(parameter);
  return keys.find((key) => key === value);
}

/** The same address with the tab in its query; its other parameters and its hash stay. */
export function withTab(address: string, key: string): string {
  const url = new URL(address);
  url.searchParams.set(parameter, key);
  return `${url.pathname}${url.search}${url.hash}`;
}
