import {joinIndex, searchIndexPath, searchIndexVersion, type SearchOutline} from '#src/contracts/search-index';
import type {SearchEngine, SearchGroup} from './engine';

import {useCallback, useDeferredValue, useMemo, useState} from 'react';

/** `first` knows titles, headings and answers, `whole` also the texts. */
type Engines = {first: Promise<SearchEngine>; whole: Promise<SearchEngine>};

let loading: Engines | undefined;

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

function isOutline(value: unknown): value is SearchOutline {
  return typeof value === 'object' && value !== null && 'version' in value && value.version === searchIndexVersion;
}

async function loadOutline(): Promise<SearchOutline> {
  const outline = await fetchJson(searchIndexPath);
  if (!isOutline(outline)) throw new Error(`${searchIndexPath} has an unexpected shape`);
  return outline;
}

function load(): Engines {
  const outline = loadOutline();
  const code = import(/* webpackChunkName: "search-engine" */ './engine');
  const create = async (texts?: Promise<unknown>) => {
    const [{createEngine}, known, found] = await Promise.all([code, outline, texts]);
    return createEngine(joinIndex(known, found as string[][] | undefined));
  };
  const first = create();
  return {first, whole: create(outline.then(({texts}) => fetchJson(texts)))};
}

/** Loads the search engine and its index once. After a failure the next call tries again. */
function loadEngine(): Engines {
  if (loading === undefined) {
    loading = load();
    loading.whole.catch(() => {
      loading = undefined;
    });
  }
  return loading;
}

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
