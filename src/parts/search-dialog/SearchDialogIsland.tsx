import {search} from '#src/content/pages/search';
import {Island} from '#src/islands/Island';
import {Text} from '#src/ui/Text';
import {SearchDialog} from './';
import SearchDialogResults from './search-dialog.island';

import type {ReactNode} from 'react';

/** The search dialog of every page. */
export const SearchDialogIsland = (): ReactNode => (
  <Island
    name="search-dialog"
    component={SearchDialogResults}
    around={(results) => <SearchDialog labels={search.labels}>{results}</SearchDialog>}
    lost={<Text look="note">{search.labels.lost}</Text>}
  />
);
