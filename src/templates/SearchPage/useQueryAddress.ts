import {useLocation} from '@docusaurus/router';
import {useEffect, type RefObject} from 'react';

/** Milliseconds without a key before the address follows: browsers limit how often it may change. */
const pause = 400;

/**
 * Keeps the field and the `q` of the address alike, so that a search can be shared and found again with Back.
 * @param query What is being searched for.
 * @param onQuery Called with what the address asks for.
 */
export function useQueryAddress(
  inputRef: RefObject<HTMLInputElement | null>,
  query: string,
  onQuery: (query: string) => void,
): void {
  const {search} = useLocation();

  useEffect(() => {
    const asked = new URLSearchParams(search).get('q') ?? '';
    if (inputRef.current === null || asked === '') return;
    inputRef.current.value = asked;
    onQuery(asked);
  }, [inputRef, search, onQuery]);

  useEffect(() => {
    const timer = setTimeout(() => {
      const url = new URL(location.href);
      if (query === '' || query === url.searchParams.get('q')?.trim()) return;
      url.searchParams.set('q', query);
      // Not through the router: it would take the address for a new question.
      history.replaceState(history.state, '', url);
    }, pause);
    return () => {
      clearTimeout(timer);
    };
  }, [query]);
}
