import type {SearchKind} from '#src/contracts/search-index';
import type {Action, PageMeta} from './page';

export type SearchPageContent = {
  meta: PageMeta;
  lead: string;
  noScript: string;
  /** The main parts of the site, shown when there are no results. */
  areas: readonly {label: string; to: string}[];
  areasTitle: string;
  labels: SearchLabels;
};

export type ListSearchLabels = {
  label: string;
  /** Follows the number of all items. */
  noun: string;
  none: string;
  /** Offered if there are no matches. */
  action: Action;
};

/** Text of the search dialog and results page. */
export type SearchLabels = {
  /** Name of the dialog and of the button that opens it. */
  title: string;
  /** Label of the field. */
  label: string;
  placeholder: string;
  close: string;
  kinds: Readonly<Record<SearchKind | 'best', string>>;
  loading: string;
  /** Follows the count: `one` after 1, `many` otherwise. */
  one: string;
  many: string;
  none: string;
  failed: string;
  /** If the scripts for results didn't arrive. The field's form still leads to the results page. */
  lost: string;
  /** Text of the link to all results; `#` is replaced by their number. */
  all: string;
  /** Button for the next results on the results page. */
  more: string;
  /** Keyboard shortcuts. */
  keys: readonly {key: string; does: string}[];
  suggestions: {title: string; links: readonly {label: string; to: string}[]};
};
