import type {SearchEngine, SearchGroup} from './engine';
import {loadEngine} from './load-engine';

import {useCallback, useDeferredValue, useMemo, useState} from 'react';

export type SearchState = {
  query: string;
  /** `idle`: no query; `loading`: there may be more hits than those in titles; `failed`: the index could not be loaded. */
  status: 'idle' | 'loading' | 'failed' | 'done';
  groups: readonly SearchGroup[];
  /** Number of hits of all kinds. */
  total: number;
  setQuery: (query: string) => void;
  /** Preloads the index. */
  prepare: () => void;
};

const noGroups: readonly SearchGroup[] = [];

/**
 * Searches as the visitor types. The index is fetched with the first query, or when `prepare` is called; until the texts of
 * pages have arrived, their titles, headings and the answers are searched.
 */
export function useSearch(): SearchState {
  const [query, setText] = useState('');
  const [first, setFirst] = useState<SearchEngine>();
  const [whole, setWhole] = useState<SearchEngine>();
  const [failed, setFailed] = useState(false);
  const engine = whole ?? first;
  // Keeps typing smooth if a search takes longer than a frame.
  const asked = useDeferredValue(query.trim());

  const prepare = useCallback(() => {
    setFailed(false);
    const engines = loadEngine();
    engines.first.then(setFirst, () => undefined);
    engines.whole.then(setWhole, () => {
      setFailed(true);
    });
  }, []);
  const setQuery = useCallback(
    (text: string) => {
      setText(text);
      if (text.trim() !== '') prepare();
    },
    [prepare],
  );

  const groups = useMemo(() => (asked === '' ? undefined : engine?.search(asked)) ?? noGroups, [engine, asked]);
  const total = groups.reduce((sum, {hits}) => sum + hits.length, 0);
  const hasAll = whole !== undefined || (failed && total > 0);
  const status = asked === '' ? 'idle' : hasAll ? 'done' : failed ? 'failed' : 'loading';
  return {query: asked, status, groups, total, setQuery, prepare};
}
