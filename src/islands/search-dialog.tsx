import {search} from '#src/content/pages/search';
import {SearchDialog} from '#src/features/site-search/SearchDialog';

import type {ReactNode} from 'react';

/** The search dialog of every page. */
export default function Search(): ReactNode {
  return <SearchDialog labels={search.labels} />;
}
