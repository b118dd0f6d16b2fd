import type {SearchLabels, SearchPageContent} from '#src/content/schema/search';
import {fill} from '#src/lib/browser/form-address';
import type {SearchGroup} from '#src/parts/search/engine';
import {MarkedWords} from '#src/parts/search/MarkedWords';
import {SearchStatus} from '#src/parts/search/SearchStatus';
import {useField} from '#src/parts/search/useField';
import {type SearchState, useSearch} from '#src/parts/search/useSearch';
import {Heading} from '#src/ui/Heading';
import {Link} from '#src/ui/Link';
import {Text} from '#src/ui/Text';
import styles from './search-results.module.scss';

import {type ReactNode, useEffect, useLayoutEffect, useRef, useState} from 'react';

/** Milliseconds without input before the URL is updated: browsers limit how often it may change. */
const pause = 400;

/**
 * Syncs the field with `q` in the URL, so that a search can be shared and restored with Back. A field in which something was
 * typed already keeps that.
 * @param query Current query.
 */
function useUrlQuery(input: HTMLInputElement | null, query: string): void {
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

/** Hits shown at first, and added by each press of the button. */
const pageSize = 20;

/** The first hits of all groups. */
function cutGroups(groups: readonly SearchGroup[], count: number): SearchGroup[] {
  let left = count;
  return groups.flatMap(({kind, hits}) => {
    const shown = hits.slice(0, left);
    left -= shown.length;
    return shown.length > 0 ? [{kind, hits: shown}] : [];
  });
}

/** Where the visitor left the results. The history entry keeps it for Back: results arrive too late for the browser. */
type Left = {query: string; count: number; top: number};
type Entry = {results?: Left} | null;

function readLeft(query: string): Left | undefined {
  const left = (history.state as Entry)?.results;
  return left?.query === query ? left : undefined;
}

function keepLeft(results: Left): void {
  history.replaceState({...(history.state as Entry), results}, '');
}

type SearchResultsProps = {labels: Pick<SearchLabels, 'kinds' | 'more'>; search: SearchState};

/** Hits by kind, twenty at a time: name of the kind in columns 1–3, its pages in 4–12. */
function SearchResults({labels: {kinds, more}, search: {query, status, groups, total}}: SearchResultsProps): ReactNode {
  const [left] = useState(() => readLeft(query));
  const [count, setCount] = useState(left?.count ?? pageSize);
  const list = useRef<HTMLDivElement>(null);
  // The button moves or disappears, so the first new hit gets the focus.
  useEffect(() => {
    if (count > (left?.count ?? pageSize)) list.current?.querySelectorAll('a')[count - pageSize]?.focus();
  }, [count, left]);
  useLayoutEffect(() => {
    if (left && status === 'done') scrollTo({top: left.top, behavior: 'instant'});
  }, [left, status]);
  return (
    <div ref={list} className={styles.list}>
      {cutGroups(groups, count).map(({kind, hits}) => (
        <section key={kind} className={styles.group} aria-labelledby={`found-${kind}`}>
          <Heading level={2} look="h4" id={`found-${kind}`}>
            {kinds[kind]}
          </Heading>
          <ol className={styles.hits}>
            {hits.map(({to, title, parent, heading, excerpt}) => (
              <li key={to}>
                <Heading level={3} look="h4">
                  <Link
                    to={to}
                    onClick={() => {
                      keepLeft({query, count, top: scrollY});
                    }}
                  >
                    <MarkedWords text={title} />
                  </Link>
                </Heading>
                {(heading ?? parent) !== undefined && (
                  <Text look="note">{heading ? <MarkedWords text={heading} /> : parent}</Text>
                )}
                <p className={styles.excerpt}>
                  <MarkedWords text={excerpt} />
                </p>
              </li>
            ))}
          </ol>
        </section>
      ))}
      {total > count && (
        <button
          type="button"
          className={styles.more}
          onClick={() => {
            setCount(count + pageSize);
          }}
        >
          {more}
        </button>
      )}
    </div>
  );
}

/** The results for what is typed in the field of `/search`. */
export function PanelResults({labels}: Pick<SearchPageContent, 'labels'>): ReactNode {
  const search = useSearch();
  const input = useField(search);
  useUrlQuery(input, search.query);
  return (
    <>
      <SearchStatus labels={labels} search={search} />
      {search.total > 0 && <SearchResults key={search.query} labels={labels} search={search} />}
    </>
  );
}
