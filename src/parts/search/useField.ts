import {useAround} from '#src/ui/around-island';
import type {SearchState} from './useSearch';

import {useEffect} from 'react';

/** The field around the island: searches for what is typed in it, also before React started. */
export function useField({setQuery, prepare}: Pick<SearchState, 'setQuery' | 'prepare'>): HTMLInputElement | null {
  const input = useAround('input');
  useEffect(() => {
    if (!input) return undefined;
    const read = (): void => {
      setQuery(input.value);
    };
    if (document.activeElement === input) prepare();
    if (input.value !== '') read();
    input.addEventListener('input', read);
    input.addEventListener('focus', prepare);
    return () => {
      input.removeEventListener('input', read);
      input.removeEventListener('focus', prepare);
    };
  }, [input, setQuery, prepare]);
  return input;
}
