import {searchIndexPath, searchIndexVersion, type SearchIndex} from '#src/contracts/search-index';
import type {SearchEngine} from './engine';

let loading: Promise<SearchEngine> | undefined;

function isIndex(value: unknown): value is SearchIndex {
  return typeof value === 'object' && value !== null && 'version' in value && value.version === searchIndexVersion;
}

async function load(): Promise<SearchEngine> {
  const [response, {createEngine}] = await Promise.all([
    fetch(searchIndexPath),
    import(/* webpackChunkName: "search-engine" */ './engine'),
  ]);
  if (!response.ok) throw new Error(`${searchIndexPath} answered ${response.status}`);
  const index: unknown = await response.json();
  if (!isIndex(index)) throw new Error(`${searchIndexPath} has an unexpected shape`);
  return createEngine(index);
}

/** Loads the search engine and its index once. After a failure the next call tries again. */
export function loadEngine(): Promise<SearchEngine> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
