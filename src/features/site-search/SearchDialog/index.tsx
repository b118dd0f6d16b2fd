import type {SearchLabels} from '#src/content/schema/search';
import {SearchField} from '../SearchField';
import {SearchOptions} from '../SearchOptions';
import {SearchStatus} from '../SearchStatus';
import {SearchSuggestions} from '../SearchSuggestions';
import {useActiveOption} from '../useActiveOption';
import {useSearch} from '../useSearch';
import {closesSearchDialog, searchDialogId, searchPath} from '#src/lib/search-dialog';
import {IconButton} from '#src/ui/actions/IconButton';
import {KeyHints} from './KeyHints';
import styles from './styles.module.scss';

import {useCallback, useRef, type ReactNode} from 'react';

/** Maximum hits of each kind in the dialog; the results page has all of them. */
const hitsPerKind = 4;

const listId = `${searchDialogId}-list`;
const optionId = (index: number): string => `${listId}-${index}`;

/**
 * The site search. Its button opens it natively, and without JavaScript its form leads to the results page. React adds
 * results as you type.
 */
export function SearchDialog({labels}: {labels: SearchLabels}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const search = useSearch();

  const groups = search.groups.map(({kind, hits}) => ({kind, hits: hits.slice(0, hitsPerKind)}));
  const shown = groups.reduce((sum, {hits}) => sum + hits.length, 0);
  const more = search.total > shown;
  const {active, onKeyDown, reset} = useActiveOption(shown + (more ? 1 : 0), optionId);
  const close = (): void => dialog.current?.close();
  const {setQuery} = search;
  const onQuery = useCallback(
    (query: string) => {
      reset();
      setQuery(query);
    },
    [reset, setQuery],
  );

  return (
    <dialog ref={dialog} id={searchDialogId} className={styles.dialog} aria-label={labels.title} closedby="any">
      <SearchField
        bare
        id={`${searchDialogId}-field`}
        label={labels.label}
        input={input}
        onQuery={onQuery}
        control={{
          role: 'combobox',
          placeholder: labels.placeholder,
          'aria-autocomplete': 'list',
          'aria-expanded': shown > 0,
          ...(shown > 0 && {'aria-controls': listId}),
          ...(active >= 0 && {'aria-activedescendant': optionId(active)}),
          onKeyDown,
          // The field gets focus when the dialog opens.
          onFocus(event) {
            search.prepare();
            event.currentTarget.select();
          },
        }}
      >
        <IconButton icon="close" label={labels.close} {...closesSearchDialog} onClick={close} />
      </SearchField>
      <div className={styles.body}>
        <SearchStatus labels={labels} search={search} />
        {shown > 0 ? (
          <SearchOptions
            id={listId}
            labels={labels}
            groups={groups}
            active={active}
            optionId={optionId}
            {...(more && {all: {to: `${searchPath}?q=${encodeURIComponent(search.query)}`, total: search.total}})}
            onChoose={close}
          />
        ) : (
          <SearchSuggestions {...labels.suggestions} onChoose={close} />
        )}
      </div>
      <KeyHints keys={labels.keys} />
    </dialog>
  );
}
