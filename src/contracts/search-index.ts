/** What the build writes for the search, and the browser reads when somebody first searches. */
export type SearchIndex = {version: typeof searchIndexVersion; entries: SearchEntry[]};

/** One thing that can be found: a page, or a question of the FAQ. */
export type SearchEntry = {
  /** Address from the root of the site. */
  to: string;
  kind: SearchKind;
  title: string;
  /** Title of the part of the site that it belongs to, where that helps to tell two entries apart. */
  parent?: string;
  /** In the order of the page. */
  sections: SearchSection[];
};

/** A stretch of text. The opening of a page has no heading. */
export type SearchSection = {
  heading?: string;
  /** Id to go to; without one, the top of the page. */
  id?: string;
  text: string;
};

export type SearchKind = (typeof searchKinds)[number];

export const searchKinds = ['docs', 'faq', 'blog', 'page'] as const;

/** Address of the file. */
export const searchIndexPath = '/search-index.json';

/** Raised with each change to the shape, since a tab may be older than the file that it fetches. */
export const searchIndexVersion = 1;
