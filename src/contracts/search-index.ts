/** The search index: written by the build, loaded by the browser with the first search. */
export type SearchIndex = {
  version: typeof searchIndexVersion;
  answers: readonly SearchAnswer[];
  entries: SearchEntry[];
};

/**
 * A curated answer, shown first for its search phrases. `names` are words that mean it in any question, such as a trade;
 * a phrase of one word has to be all that the question is about.
 */
export type SearchAnswer = {
  phrases: readonly string[];
  names?: readonly string[];
  title: string;
  text: string;
  to: string;
};

/** A search entry: a page, or a question of the FAQ. */
export type SearchEntry = {
  /** Path of the page. */
  to: string;
  kind: SearchKind;
  title: string;
  /** Title of its part of the site, if needed to tell entries apart. */
  parent?: string;
  /** Other words for the page's topic, which are searched but not shown. */
  keywords?: string;
  /** In page order. */
  sections: SearchSection[];
};

/** A section of text. The first one of a page has no heading. */
export type SearchSection = {
  heading?: string;
  /** ID to scroll to; the top of the page without it. */
  id?: string;
  text: string;
};

export type SearchKind = 'docs' | 'faq' | 'blog' | 'page';

/** Path of the file. */
export const searchIndexPath = '/search-index.json';

/** Raise it when the shape changes, because an open tab may be older than the file it fetches. */
export const searchIndexVersion = 4;
