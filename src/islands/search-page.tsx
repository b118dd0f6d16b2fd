import {search} from '#src/content/pages/search';
import {SearchPanel} from '#src/features/site-search/SearchPanel';

import type {ReactNode} from 'react';

/** Field and results of `/search`. */
export default function SearchPage(): ReactNode {
  return <SearchPanel content={search} />;
}
