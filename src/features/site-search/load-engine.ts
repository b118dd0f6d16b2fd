import {joinIndex, searchIndexPath, searchIndexVersion, type SearchOutline} from '#src/contracts/search-index';
import type {SearchEngine} from './engine';

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
export function loadEngine(): Engines {
  if (loading === undefined) {
    loading = load();
    loading.whole.catch(() => {
      loading = undefined;
    });
  }
  return loading;
}
