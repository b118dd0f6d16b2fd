import type {SearchEngine, SearchGroup} from './engine';
import {loadEngine} from './load-engine';

import {useCallback, useDeferredValue, useMemo, useState} from 'react';

export type SearchState = {
  query: string;
  /** `idle`: no query; `failed`: the index could not be loaded. */
  status: 'idle' | 'loading' | 'failed' | 'done';
  groups: readonly SearchGroup[];
  /** Number of hits of all kinds. */
  total: number;
  setQuery: (query: string) => void;
  /** Preloads the index. */
  prepare: () => void;
};

const noGroups: readonly SearchGroup[] = [];

/** Searches as the visitor types. The index is fetched with the first query, or when `prepare` is called. */
export function useSearch(): SearchState {
  const [query, setText] = useState('');
  const [engine, setEngine] = useState<SearchEngine>();
  const [failed, setFailed] = useState(false);
  // Keeps typing smooth if a search takes longer than a frame.
  const asked = useDeferredValue(query.trim());

  const prepare = useCallback(() => {
    setFailed(false);
    loadEngine().then(setEngine, () => {
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
  const status = asked === '' ? 'idle' : engine ? 'done' : failed ? 'failed' : 'loading';
  return {query: asked, status, groups, total, setQuery, prepare};
}
