import {search} from '#src/content/pages/search';
import {Results} from './Results';

import type {ReactNode} from 'react';

/** The results in the search dialog of every page. */
export default function SearchDialogResults(): ReactNode {
  return <Results labels={search.labels} />;
}
