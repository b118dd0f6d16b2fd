import type {SearchLabels} from '#src/content/schema/search';
import {SearchField} from '../SearchField';
import {SearchSuggestions} from '../SearchSuggestions';
import {closesSearchDialog, searchDialogId} from '#src/lib/search-dialog';
import {IconButton} from '#src/ui/actions/IconButton';
import {KeyHints} from './KeyHints';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

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
