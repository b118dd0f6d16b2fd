import type {SearchPageContent} from '#src/content/schema/search';
import {SearchResults} from '../SearchResults';
import {SearchStatus} from '../SearchStatus';
import {useField} from '../useField';
import {useSearch} from '../useSearch';
import {useUrlQuery} from '../useUrlQuery';

import type {ReactNode} from 'react';

/** The results for what is typed in the field of `/search`. */
export function PanelResults({labels}: Pick<SearchPageContent, 'labels'>): ReactNode {
  const search = useSearch();
  const input = useField(search);
  useUrlQuery(input, search.query);
  return (
    <>
      <SearchStatus labels={labels} search={search} />
      {search.total > 0 && <SearchResults kinds={labels.kinds} groups={search.groups} />}
    </>
  );
}
