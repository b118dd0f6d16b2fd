import type {SearchLabels} from '#src/content/schema/search';
import {SearchOptions} from '../SearchOptions';
import {SearchStatus} from '../SearchStatus';
import {useActiveOption} from '../useActiveOption';
import {useField} from '../useField';
import {useSearch} from '../useSearch';
import {searchDialogId, searchPath} from '#src/lib/search-dialog';
import styles from './styles.module.scss';

import {useEffect, useEffectEvent, type ReactNode} from 'react';

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
      <SearchStatus labels={labels} search={search} className={styles.status} />
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
