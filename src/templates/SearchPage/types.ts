import type {PageMeta} from '#src/content/types';
import type {SearchWords} from '#src/features/site-search/types';

export type SearchPageContent = {
  meta: PageMeta;
  lead: string;
  noScript: string;
  /** Main parts of the site, for anyone who has nothing to search for. */
  areas: readonly {label: string; to: string}[];
  areasTitle: string;
  words: SearchWords;
};
