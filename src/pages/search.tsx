import {search} from '#src/content/pages/search';
import {SearchPage} from '#src/templates/SearchPage';

import type {ReactNode} from 'react';

export default function Search(): ReactNode {
  return <SearchPage content={search} />;
}
