/** What the search looks through. */
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

/** A section of text. The first one of a page has no heading, and its first line is the page's description. */
export type SearchSection = {
  heading?: string;
  /** ID to scroll to; the top of the page without it. */
  id?: string;
  text: string;
};

export type SearchKind = 'docs' | 'faq' | 'blog' | 'page';

/** The texts of an entry's sections. */
type EntryTexts = readonly string[];

/**
 * The file that the browser loads with the first search: the index without the texts of its sections, which have a file of
 * their own. Titles, headings and answers find most pages and are a seventh of all.
 */
export type SearchOutline = Omit<SearchIndex, 'entries'> & {
  /** Address of the file with the texts of each entry, in the same order. */
  texts: string;
  entries: (Omit<SearchEntry, 'sections'> & {sections: Omit<SearchSection, 'text'>[]})[];
};

/** Path of the file. */
export const searchIndexPath = '/search-index.json';

/** Raise it when the shape changes, because an open tab may be older than the file it fetches. */
export const searchIndexVersion = 6;

/** The index as its file and, once they have arrived, its texts give it. */
export function joinIndex({version, answers, entries}: SearchOutline, texts: readonly EntryTexts[] = []): SearchIndex {
  const join = (sections: SearchOutline['entries'][number]['sections'], own: EntryTexts = []) =>
    sections.map((section, at) => ({...section, text: own[at] ?? ''}));
  return {
    version,
    answers,
    entries: entries.map((entry, at) => ({...entry, sections: join(entry.sections, texts[at])})),
  };
}
