import type {SearchLabels} from '#src/content/schema/search';
import {isPlainKey} from '#src/lib/plain-press';
import {searchDialogId, searchPath} from '#src/lib/search-dialog';
import type {SearchGroup, SearchHit} from '#src/parts/search/engine';
import {MarkedWords} from '#src/parts/search/MarkedWords';
import {SearchStatus} from '#src/parts/search/SearchStatus';
import {useField} from '#src/parts/search/useField';
import {useSearch} from '#src/parts/search/useSearch';
import {Link} from '#src/ui/Link';
import dialogStyles from './styles.module.scss';
import styles from '#src/parts/search/SearchOptions/styles.module.scss';

import {type ReactNode, useCallback, useEffect, useEffectEvent, useState} from 'react';

type ActiveOption = {
  /** Index of the option that Enter opens, or -1. */
  active: number;
  onKeyDown: (event: KeyboardEvent) => void;
  reset: () => void;
};

/**
 * Keyboard navigation of a combobox: arrow keys move through the options and back to the field, Enter opens one. Focus
 * stays in the field (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/).
 * @param optionId Returns the element ID of an option.
 */
function useActiveOption(count: number, optionId: (index: number) => string): ActiveOption {
  const [chosen, setChosen] = useState(-1);
  const active = chosen < count ? chosen : -1;
  const move = (to: number): void => {
    setChosen(to);
    document.getElementById(optionId(to))?.scrollIntoView({block: 'nearest'});
  };
  const reset = useCallback(() => {
    setChosen(-1);
  }, []);
  return {
    active,
    reset,
    onKeyDown(event) {
      if (!isPlainKey(event) || count === 0) return;
      if (event.key === 'ArrowDown') move(active + 1 < count ? active + 1 : -1);
      else if (event.key === 'ArrowUp') move(active === -1 ? count - 1 : active - 1);
      else if (event.key === 'Enter' && active >= 0) document.getElementById(optionId(active))?.click();
      else return;
      event.preventDefault();
    },
  };
}

type SearchOptionsProps = {
  id: string;
  labels: Pick<SearchLabels, 'title' | 'kinds' | 'all'>;
  groups: readonly SearchGroup[];
  /** Index among all options of the one that Enter opens, or -1. */
  active: number;
  optionId: (index: number) => string;
  /** Last option if there are more results: the link to all of them. */
  all?: {to: string; total: number};
};

/** Where the hit is: the section of the page, or the page's part of the site. */
function Place({hit: {parent, heading}}: {hit: SearchHit}): ReactNode {
  if (heading) return <MarkedWords text={heading} />;
  return parent === undefined ? undefined : <span>{parent}</span>;
}

/** Options of the search dialog: hits by kind, then the link to all of them. */
export function SearchOptions({id, labels, groups, active, optionId, all}: SearchOptionsProps): ReactNode {
  const hits = groups.flatMap((group) => group.hits);
  const option = (index: number) => ({
    id: optionId(index),
    role: 'option',
    'aria-selected': index === active,
    tabIndex: -1,
  });
  return (
    <div id={id} role="listbox" aria-label={labels.title} className={styles.options}>
      {groups.map((group) => (
        <div key={group.kind} role="group" aria-labelledby={`${id}-${group.kind}`} className={styles.group}>
          <div id={`${id}-${group.kind}`} className={styles.kind}>
            {labels.kinds[group.kind]}
          </div>
          {group.hits.map((hit) => (
            <Link key={hit.to} to={hit.to} className={styles.option} {...option(hits.indexOf(hit))}>
              <span className={styles.head}>
                <b>
                  <MarkedWords text={hit.title} />
                </b>
                <span className={styles.place}>
                  <Place hit={hit} />
                </span>
              </span>
              <span className={styles.excerpt}>
                <MarkedWords text={hit.excerpt} />
              </span>
            </Link>
          ))}
        </div>
      ))}
      {all && (
        <Link to={all.to} className={styles.all} {...option(hits.length)}>
          {labels.all.replace('#', String(all.total))}
        </Link>
      )}
    </div>
  );
}

/** Maximum hits of each kind in the dialog; the results page has all of them. */
const hitsPerKind = 4;

const listId = `${searchDialogId}-list`;
const optionId = (index: number): string => `${listId}-${index}`;

function setAttribute(element: Element | null, name: string, value: string | undefined): void {
  if (value === undefined) element?.removeAttribute(name);
  else element?.setAttribute(name, value);
}

/** The results for what is typed in the search dialog's field. */
export function Results({labels}: {labels: SearchLabels}): ReactNode {
  const search = useSearch();
  const input = useField(search);
  const groups = search.groups.map(({kind, hits}) => ({kind, hits: hits.slice(0, hitsPerKind)}));
  const shown = groups.reduce((sum, {hits}) => sum + hits.length, 0);
  const more = search.total > shown;
  const {active, onKeyDown, reset} = useActiveOption(shown + (more ? 1 : 0), optionId);
  const onKey = useEffectEvent(onKeyDown);

  // The dialog and its field are plain HTML, so that neither can be replaced while it is open.
  useEffect(() => {
    const dialog = input?.closest('dialog');
    if (!input || !dialog) return undefined;
    const stop = new AbortController();
    const {signal} = stop;
    const select = (): void => {
      input.select();
    };
    const closeAtLink = ({target}: Event): void => {
      if (target instanceof Element && target.closest('a')) dialog.close();
    };
    input.addEventListener('input', reset, {signal});
    input.addEventListener('keydown', (event) => onKey(event), {signal});
    // The field gets focus when the dialog opens.
    input.addEventListener('focus', select, {signal});
    dialog.addEventListener('click', closeAtLink, {signal});
    return () => {
      stop.abort();
    };
  }, [input, reset]);
  useEffect(() => {
    setAttribute(input, 'aria-expanded', String(shown > 0));
    setAttribute(input, 'aria-controls', shown > 0 ? listId : undefined);
    setAttribute(input, 'aria-activedescendant', active >= 0 ? optionId(active) : undefined);
  }, [input, shown, active]);

  return (
    <>
      <SearchStatus labels={labels} search={search} className={dialogStyles.status} />
      {shown > 0 && (
        <SearchOptions
          id={listId}
          labels={labels}
          groups={groups}
          active={active}
          optionId={optionId}
          {...(more && {all: {to: `${searchPath}?q=${encodeURIComponent(search.query)}`, total: search.total}})}
        />
      )}
    </>
  );
}
