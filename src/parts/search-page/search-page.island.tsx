import {search} from '#src/content/pages/search';
import {PanelResults} from './PanelResults';

import type {ReactNode} from 'react';

/** The results of `/search`. */
export default function SearchPageResults(): ReactNode {
  return <PanelResults labels={search.labels} />;
}
