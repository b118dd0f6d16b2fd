import type {SearchKind} from '#src/contracts/search-index';

/** What the search says, in the dialog and on its page. */
export type SearchWords = {
  /** Names the dialog and the button that opens it. */
  title: string;
  /** Of the field. */
  label: string;
  placeholder: string;
  close: string;
  kinds: Readonly<Record<SearchKind | 'answer', string>>;
  loading: string;
  /** After the number 1, and after any other. */
  one: string;
  many: string;
  none: string;
  failed: string;
  /** Of the link to all results; the number stands in place of `#`. */
  all: string;
  /** How the keyboard moves. */
  keys: readonly {key: string; does: string}[];
  suggestions: {title: string; links: readonly {label: string; to: string}[]};
};
