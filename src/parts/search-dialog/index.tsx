import type {SearchLabels} from '#src/content/schema/search';
import {closesSearchDialog, searchDialogId} from '#src/lib/search-dialog';
import {SearchField} from '#src/parts/search/SearchField';
import {IconButton} from '#src/ui/actions/IconButton';
import {Link} from '#src/ui/Link';
import keyHintsStyles from './key-hints.module.scss';
import styles from './styles.module.scss';
import searchSuggestionsStyles from '#src/parts/search/SearchOptions/styles.module.scss';

import {type ReactNode, useId} from 'react';

/** Suggested links, shown without a query or without results. */
function SearchSuggestions({title, links}: SearchLabels['suggestions']): ReactNode {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <p id={id} className={searchSuggestionsStyles.kind}>
        {title}
      </p>
      <ul>
        {links.map(({label, to}) => (
          <li key={label}>
            <Link to={to} className={searchSuggestionsStyles.option}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Keyboard shortcuts of the dialog; shown on devices that likely have a keyboard. */
function KeyHints({keys}: Pick<SearchLabels, 'keys'>): ReactNode {
  return (
    <p className={keyHintsStyles.hints}>
      {keys.map(({key, does}) => (
        <span key={key}>
          <kbd>{key}</kbd> {does}
        </span>
      ))}
    </p>
  );
}

/**
 * The site search. Its button opens it natively, and without JavaScript its form leads to the results page. The children are
 * results as you type, which are an island.
 */
export function SearchDialog({labels, children}: {labels: SearchLabels; children: ReactNode}): ReactNode {
  return (
    <dialog id={searchDialogId} className={styles.dialog} aria-label={labels.title} closedby="any">
      <SearchField
        bare
        id={`${searchDialogId}-field`}
        label={labels.label}
        control={{
          role: 'combobox',
          placeholder: labels.placeholder,
          'aria-autocomplete': 'list',
          'aria-expanded': false,
        }}
      >
        <IconButton type="submit" icon="arrow" label={labels.title} />
        <IconButton icon="close" label={labels.close} {...closesSearchDialog} />
      </SearchField>
      <div className={styles.body}>
        {children}
        <SearchSuggestions {...labels.suggestions} />
      </div>
      <KeyHints keys={labels.keys} />
    </dialog>
  );
}
