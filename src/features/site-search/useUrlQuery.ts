import {fill} from '#src/behaviors/form-address';

import {useEffect} from 'react';

/** Milliseconds without input before the URL is updated: browsers limit how often it may change. */
const pause = 400;

/**
 * Syncs the field with `q` in the URL, so that a search can be shared and restored with Back. A field in which something was
 * typed already keeps that.
 * @param query Current query.
 */
export function useUrlQuery(input: HTMLInputElement | null, query: string): void {
  useEffect(() => {
    const requested = new URLSearchParams(location.search).get('q') ?? '';
    if (input?.form && input.value === '' && requested !== '') fill(input.form, input.name, requested);
  }, [input]);

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
