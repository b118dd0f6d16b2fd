import type {PageMeta} from '#src/content/types';
import type {SearchLabels} from '#src/features/site-search/types';

export type SearchPageContent = {
  meta: PageMeta;
  lead: string;
  noScript: string;
  /** The main parts of the site, shown when there are no results. */
  areas: readonly {label: string; to: string}[];
  areasTitle: string;
  labels: SearchLabels;
};
