import {search} from '#src/content/pages/search';
import {Island} from '#src/islands/Island';
import {Text} from '#src/ui/Text';
import {SearchPanel} from './';
import SearchPageResults from './search-page.island';

import type {ReactNode} from 'react';

/** Field and results of `/search`. */
export const SearchPageIsland = (): ReactNode => (
  <Island
    name="search-page"
    component={SearchPageResults}
    wake="query"
    around={(results) => <SearchPanel content={search}>{results}</SearchPanel>}
    lost={<Text look="note">{search.labels.lost}</Text>}
  />
);
