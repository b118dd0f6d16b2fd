import {useEffect, type RefObject} from 'react';

/** Milliseconds without input before the URL is updated: browsers limit how often it may change. */
const pause = 400;

/**
 * Syncs the field with `q` in the URL, so that a search can be shared and restored with Back.
 * @param query Current query.
 * @param onQuery Called with the query from the URL.
 */
export function useUrlQuery(
  inputRef: RefObject<HTMLInputElement | null>,
  query: string,
  onQuery: (query: string) => void,
): void {
  useEffect(() => {
    const requested = new URLSearchParams(location.search).get('q') ?? '';
    if (inputRef.current === null || requested === '') return;
    inputRef.current.value = requested;
    onQuery(requested);
  }, [inputRef, onQuery]);

  useEffect(() => {
    const timer = setTimeout(() => {
      const url = new URL(location.href);
      if (query === '' || query === url.searchParams.get('q')?.trim()) return;
      url.searchParams.set('q', query);
      history.replaceState(history.state, '', url);
    }, pause);
    return () => {
      clearTimeout(timer);
    };
  }, [query]);
}
