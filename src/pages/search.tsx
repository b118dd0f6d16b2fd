import {search} from '@site/src/content/search';
import {SearchPage} from '@site/src/templates/SearchPage';

import type {ReactNode} from 'react';

/** `/search?q=` */
export default function Search(): ReactNode {
  return <SearchPage content={search} />;
}
