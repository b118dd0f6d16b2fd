import type {SearchEntry, SearchIndex, SearchKind, SearchSection} from '#src/contracts/search-index';
import {findAnswer} from './find-answer';
import {markExcerpt, markWords, type MarkedText} from './marks';
import {readQuery} from './read-query';
import {isFiller, normalize, splitText, stem} from './words';

import MiniSearch, {type SearchOptions, type SearchResult} from 'minisearch';

export type SearchHit = {
  to: string;
  title: MarkedText;
  parent?: string;
  /** Title of the section that matches best, unless it is the page's opening. */
  heading?: MarkedText;
  excerpt: MarkedText;
};

/** Hits of one kind, best first. `answer` is a written one, and stands alone. */
export type SearchGroup = {kind: SearchKind | 'answer'; hits: SearchHit[]};

export type SearchEngine = {search: (query: string) => SearchGroup[]};

/** What is indexed: each section with the title of its page, so that words of both may meet. */
type Part = {id: number; entry: SearchEntry; section: SearchSection};

/** A page with its best section, the words of the query that it has, and how the section writes them. */
type Found = {part: Part; words: Set<string>; terms: ReadonlySet<string>};

const fields = {
  title: ({entry}: Part) => entry.title,
  parent: ({entry}: Part) => entry.parent ?? '',
  heading: ({section}: Part) => section.heading ?? '',
  text: ({section}: Part) => section.text,
};

/** Share of a word's letters that may be wrong. */
const longestTypo = 0.34;

const ranks: SearchOptions = {
  boost: {title: 5, heading: 2.5, parent: 1.5},
  // What is being typed is the last word; a short one before it would begin too many others.
  prefix: (term, index, terms) => index === terms.length - 1 || term.length > 3,
  combineWith: 'OR',
  // The words of a query come stemmed from readQuery.
  tokenize: (query) => query.split(' '),
  processTerm: (term) => term,
};

/** Groups the sections that were found by page: the best one stands for it, and the page has the words of all. */
function collectPages(results: readonly SearchResult[], parts: readonly Part[]): Found[] {
  const pages = new Map<SearchEntry, Found>();
  for (const {id, queryTerms, terms} of results) {
    const part = parts[Number(id)];
    const known = part && pages.get(part.entry);
    if (known) for (const word of queryTerms) known.words.add(word);
    else if (part) pages.set(part.entry, {part, words: new Set(queryTerms), terms: new Set(terms)});
  }
  const most = Math.max(0, ...[...pages.values()].map(({words}) => words.size));
  return [...pages.values()].filter(({words}) => words.size === most);
}

/** Whether the title alone has as many of the words as were found. */
function isInTitle({part, words, terms}: Found): boolean {
  return markWords(part.entry.title, terms).filter(({marked}) => marked).length >= words.size;
}

function toHit(found: Found): SearchHit {
  const {part, terms} = found;
  const {to, title, parent, sections} = part.entry;
  // Where the title says it all, the top of the page is the place to go.
  const {heading, id, text} = (isInTitle(found) ? sections[0] : undefined) ?? part.section;
  return {
    to: id === undefined ? to : `${to}#${id}`,
    title: markWords(title, terms),
    ...(parent !== undefined && {parent}),
    ...(heading !== undefined && {heading: markWords(heading, terms)}),
    excerpt: markExcerpt(text, terms),
  };
}

/** A written answer, unless the best page is the same: then that page says more. */
function toAnswer(query: string, answers: SearchIndex['answers'], groups: readonly SearchGroup[]): SearchGroup[] {
  const answer = findAnswer(query, answers);
  if (answer === undefined || groups[0]?.hits[0]?.to === answer.to) return [];
  const plain = (text: string): MarkedText => [{text, marked: false}];
  return [{kind: 'answer', hits: [{to: answer.to, title: plain(answer.title), excerpt: plain(answer.text)}]}];
}

function groupByKind(found: readonly Found[]): SearchGroup[] {
  const groups = new Map<SearchKind, SearchHit[]>();
  for (const page of found) {
    const {kind} = page.part.entry;
    groups.set(kind, [...(groups.get(kind) ?? []), toHit(page)]);
  }
  // In the order of each kind's best page.
  return [...groups].map(([kind, hits]) => ({kind, hits}));
}

/** Makes an index searchable. It is done in steps, so that a slow phone can answer a touch in between. */
export async function createEngine({answers, entries}: SearchIndex): Promise<SearchEngine> {
  const parts = entries
    .flatMap((entry) => entry.sections.map((section) => ({entry, section})))
    .map((part, id): Part => ({id, ...part}));
  const index = new MiniSearch<Part>({
    fields: Object.keys(fields),
    tokenize: splitText,
    extractField: (part, name) => (name === 'id' ? String(part.id) : fields[name as keyof typeof fields](part)),
    // Both forms: while "booking" is being typed, it is the beginning of the one and then becomes the other.
    processTerm: (term) => {
      const word = normalize(term);
      return isFiller(word) ? null : [...new Set([word, stem(word)])];
    },
  });
  await index.addAllAsync(parts, {chunkSize: 60});
  const find = (words: readonly string[], options?: SearchOptions): Found[] =>
    collectPages(index.search(words.join(' '), {...ranks, ...options}), parts);
  const isWhole = (found: readonly Found[], words: readonly string[]): boolean => found[0]?.words.size === words.length;

  /** Letters that may be wrong in a word that nothing here begins with: as few as lead somewhere, "pipline" is no "inline". */
  const allowTypos = (word: string): number | undefined =>
    [1, 2].find((letters) => find([word], {fuzzy: longestTypo, maxFuzzy: letters}).length > 0);

  /** Forgives typos: one letter in three may be wrong, two at most. */
  const findSimilar = (words: readonly string[]): Found[] => {
    const unknown = words.filter((word) => word.length > 3 && find([word]).length === 0);
    const typos = new Map(unknown.map((word) => [word, allowTypos(word)]));
    return find(words, {fuzzy: (term) => typos.get(term) ?? false});
  };

  const findPages = (query: string): SearchGroup[] => {
    const readings = readQuery(query);
    for (const words of readings) {
      const found = find(words);
      if (isWhole(found, words)) return groupByKind(found);
    }
    return groupByKind(findSimilar(readings.at(-1) ?? []));
  };

  return {
    search(query) {
      const groups = findPages(query);
      const first = toAnswer(query, answers, groups);
      // The page of the answer is not shown twice.
      const [to] = first.flatMap(({hits}) => hits.map((hit) => hit.to));
      const others = groups.map(({kind, hits}) => ({kind, hits: hits.filter((hit) => hit.to !== to)}));
      return [...first, ...others.filter(({hits}) => hits.length > 0)];
    },
  };
}
