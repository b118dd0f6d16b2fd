import type {SearchAnswer, SearchEntry, SearchIndex, SearchKind, SearchSection} from '#src/contracts/search-index';
import {type MarkedText, markExcerpt, markWords} from './marks';
import {isTopic, replacePhrases, topicsOf} from './topics';
import {compounds, isFiller, isVague, joinCompound, normalize, separators, splitText, stem} from './words';

import MiniSearch, {type SearchOptions, type SearchResult} from 'minisearch';

/** Removes filler and vague words and stems the rest. Keeps them if there's nothing else: one may be the start of a word. */
function pickWords(text: string): string[] {
  const words = text.split(separators).filter(Boolean);
  const terms = words.filter((word) => !isFiller(word));
  const stems = [...new Set((terms.length > 0 ? terms : words).map(stem))];
  const telling = stems.filter((term) => !isVague(term));
  return telling.length > 0 ? telling : stems;
}

/** Matches the space between a number and a word: "10 dlc". */
const afterNumber = /(?<![\p{L}\p{M}\p{N}])(\d+)\s+(?=\p{L})/gu;

/** Reads a query as words, in order of preference: "no-show" as one word, then as two; "10 dlc" as "10dlc" first. */
export function readQuery(query: string): string[][] {
  const text = replacePhrases(normalize(query));
  const joined = text.replace(compounds, joinCompound);
  const readings = new Set([joined.replace(afterNumber, '$1'), joined, text]);
  return [...readings].map(pickWords).filter((words) => words.length > 0);
}

/** Shorter prefixes match too many phrases. */
const shortest = 4;

/** Least part of a phrase that must be typed: “call” isn’t CallRail. */
const shortestShare = 0.5;

/** Words around the subject of a question: “is it better than Keap”, “do you sign a BAA”, “CRM for an HVAC company”. */
const weakStems = new Set(
  'better business company compare get include offer plan provide sign small than there versus vs'.split(' ').map(stem),
);

const wordsOf = (text: string): string[] => normalize(text).split(separators).filter(Boolean);

/** The words that make a question about something. */
const tellingWords = (words: readonly string[]): string[] =>
  words.filter((word) => !isFiller(word) && !isVague(stem(word)) && !weakStems.has(stem(word)));

const stemsOf = (words: readonly string[]): string => ` ${words.map(stem).join(' ')} `;

/** Whether a query contains the phrase, in any form of its words. */
const isNamed = (words: readonly string[], phrase: readonly string[]): boolean =>
  stemsOf(words).includes(stemsOf(phrase));

/**
 * Rates how well a query matches a phrase. Returns 0 if it does not match. The query contains the whole phrase or,
 * while typing, is its prefix. A one-word phrase must be all that the query is about: “contact” gets the answer,
 * “contact record” doesn't.
 */
function scorePhrase(query: readonly string[], phrase: readonly string[]): number {
  const [typed, full] = [query.join(' '), phrase.join(' ')];
  const isPhrase = phrase.filter((word) => !isFiller(word)).length > 1;
  const isAll = () => tellingWords(query).every((word) => isNamed(phrase, [word]));
  if (isNamed(query, phrase) && (isPhrase || isAll())) return full.length;
  const share = typed.length / full.length;
  return typed.length >= shortest && full.startsWith(typed) && share > shortestShare ? share : 0;
}

/** Rates a query about nothing but one-word phrases of an answer: “hipaa baa” has two. Returns 0 for any other. */
function scoreWords(query: readonly string[], {phrases}: SearchAnswer): number {
  const words = tellingWords(query);
  const known = new Set(phrases.map((phrase) => stemsOf(wordsOf(phrase)).trim()));
  return words.length > 1 && words.every((word) => known.has(stem(word))) ? words.join(' ').length : 0;
}

/** Rates the longest name of an answer in a query. */
function scoreNames(query: readonly string[], {names = []}: SearchAnswer): number {
  return Math.max(0, ...names.filter((name) => isNamed(query, wordsOf(name))).map(({length}) => length));
}

/** Finds the written answer to a query, preferring the longest matching phrase. */
export function findAnswer(query: string, answers: readonly SearchAnswer[]): SearchAnswer | undefined {
  const words = wordsOf(query);
  const scored = answers.map((answer) => ({
    answer,
    score: Math.max(
      scoreWords(words, answer),
      scoreNames(words, answer),
      ...answer.phrases.map((phrase) => scorePhrase(words, wordsOf(phrase))),
    ),
  }));
  const [best] = [...scored].sort((a, b) => b.score - a.score);
  return best && best.score > 0 ? best.answer : undefined;
}

export type SearchHit = {
  to: string;
  title: MarkedText;
  parent?: string;
  /** Heading of the best-matching section, unless it is the page's introduction. */
  heading?: MarkedText;
  excerpt: MarkedText;
};

/** Hits of one kind, best first. `best` has the best of all kinds, starting with the curated answer. */
export type SearchGroup = {kind: SearchKind | 'best'; hits: SearchHit[]};

export type SearchEngine = {search: (query: string) => SearchGroup[]};

/** An indexed document: a section with the title of its page, so that words of a query can match either. */
type Part = {id: number; entry: SearchEntry; section: SearchSection};

/**
 * A page: its best section, how well each word of the query matches that section and the rest of the page, and the
 * matching index terms.
 */
type PageMatch = {
  part: Part;
  score: number;
  here: ReadonlyMap<string, number>;
  words: Map<string, number>;
  terms: ReadonlySet<string>;
};

const isOpening = ({entry, section}: Part): boolean => section === entry.sections[0];
const isQuestion = ({section}: Part): boolean => section.heading?.endsWith('?') ?? false;

/** A page's description, which is the first of two lines in its opening, and the text. */
function splitSection(part: Part): {description: string; text: string} {
  const {text} = part.section;
  const end = isOpening(part) ? text.indexOf('\n') : -1;
  return {description: text.slice(0, Math.max(0, end)), text: text.slice(end + 1)};
}

const fields = {
  title: ({entry}: Part) => entry.title,
  parent: ({entry}: Part) => entry.parent ?? '',
  keywords: (part: Part) => (isOpening(part) ? (part.entry.keywords ?? '') : ''),
  // The number of a legal section says nothing about it.
  heading: (part: Part) => (isQuestion(part) ? '' : (part.section.heading?.replace(/^\d+\.\s/, '') ?? '')),
  question: (part: Part) => (isQuestion(part) ? (part.section.heading ?? '') : ''),
  description: (part: Part) => splitSection(part).description,
  text: (part: Part) => splitSection(part).text,
};

const boost: Readonly<Record<keyof typeof fields, number>> = {
  title: 6,
  question: 4,
  keywords: 4,
  heading: 2,
  description: 2,
  parent: 1,
  text: 1,
};

const legal = new Set(['/terms', '/privacy', '/accessibility']);

/** Pages that mostly repeat the headings of others. */
const lists = new Set(['/', '/docs', '/documentation', '/integrations', '/solutions', '/services', '/industries']);

/** Most visitors who search are not developers or lawyers, so guides and pages come before the API and legal texts. */
const rankOf = (part: Part): number => {
  const {entry} = part;
  if (entry.to.startsWith('/docs/api/')) return 0.25;
  if (legal.has(entry.to)) return 0.5;
  if (lists.has(entry.to)) return 0.5;
  if (isQuestion(part)) return 1;
  // The index of a topic names all of its guides.
  if (/^\/docs\/[^/]+$/.test(entry.to)) return 0.8;
  if (entry.kind === 'blog' || entry.to.startsWith('/case-studies')) return 0.7;
  return entry.kind === 'page' ? 0.8 : 1;
};

/** Maximum share of wrong letters in a word. */
const longestTypo = 0.34;

/** Typos that an unknown word of a length can have. In a shorter word, each letter counts: “HVAC” isn’t “HMAC”. */
const typosOf = ({length}: string): number[] => {
  if (length < 5) return [];
  return length < 9 ? [1] : [1, 2];
};

/** Weight of a synonym compared with the word itself. */
const synonym = 0.5;

const ranks: SearchOptions = {
  boost,
  // The last word may be incomplete; earlier short words as prefixes would match too much.
  prefix: (term, index, terms) => !isTopic(term) && (index === terms.length - 1 || term.length > 3),
  boostTerm: (term) => (isTopic(term) ? synonym : 1),
  combineWith: 'OR',
  // readQuery has already stemmed the words.
  tokenize: (query) => query.split(' '),
  processTerm: (term) => term,
};

/** Pages below this share of the best page's score are left out. */
const leastScore = 0.1;

/** Weight of a word that only another section of the page has. */
const elsewhere = 0.4;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** How well each word of a query matches a result: as itself or by a synonym. */
function readMatches(words: readonly string[], {queryTerms}: SearchResult): Map<string, number> {
  const terms = new Set(queryTerms);
  const levels = words.map(
    (word) => [word, terms.has(word) ? 1 : topicsOf(word).some((topic) => terms.has(topic)) ? synonym : 0] as const,
  );
  return new Map(levels.filter(([, level]) => level > 0));
}

/** Groups matching sections by page. Rare words say more about what is meant than words that most pages have. */
function collectPages(results: readonly SearchResult[], parts: readonly Part[], words: readonly string[]): PageMatch[] {
  const pages = new Map<SearchEntry, PageMatch>();
  for (const result of results) {
    const part = parts[Number(result.id)];
    if (part === undefined) continue;
    const here = readMatches(words, result);
    const page = pages.get(part.entry);
    if (page) for (const [word, level] of here) page.words.set(word, Math.max(level, page.words.get(word) ?? 0));
    else pages.set(part.entry, {part, score: result.score, here, words: new Map(here), terms: new Set(result.terms)});
  }
  const matches = [...pages.values()];
  const all = new Set(parts.map(({entry}) => entry)).size;
  const weights = words.map((word) => {
    const having = sum(matches.map((match) => match.words.get(word) ?? 0));
    return [word, having === 0 ? 0 : Math.log(1 + all / having)] as const;
  });
  const most = sum(weights.map(([, weight]) => weight));
  const rated = matches.map((match) => {
    const covered = sum(
      weights.map(([word, weight]) => {
        const own = match.here.get(word) ?? 0;
        return weight * (own + elsewhere * ((match.words.get(word) ?? 0) - own));
      }),
    );
    return {match, score: (match.score * covered) / most};
  });
  const best = Math.max(0, ...rated.map(({score}) => score));
  return rated
    .filter(({score}) => score >= best * leastScore)
    .sort((a, b) => b.score - a.score)
    .map(({match}) => match);
}

/** Whether the title alone matches all words. */
function isInTitle({part, words, terms}: PageMatch): boolean {
  return markWords(part.entry.title, terms).filter(({marked}) => marked).length >= words.size;
}

function toHit(match: PageMatch): SearchHit {
  const {part, terms} = match;
  const {to, title, parent, sections} = part.entry;
  // If the title matches everything, link to the top of the page.
  const {heading, id, text} = (isInTitle(match) ? sections[0] : undefined) ?? part.section;
  return {
    to: id === undefined ? to : `${to}#${id}`,
    title: markWords(title, terms),
    ...(parent !== undefined && {parent}),
    ...(heading !== undefined && {heading: markWords(heading, terms)}),
    excerpt: markExcerpt(text || (sections[0]?.text ?? ''), terms),
  };
}

/** Number of best matches of any kind that come before the rest. */
const bestCount = 3;

/** The curated answer as a hit. None if the best hit is the page it links to, but not for a part of a page. */
function toAnswer(query: string, answers: SearchIndex['answers'], first: SearchHit | undefined): SearchHit[] {
  const answer = findAnswer(query, answers);
  if (answer === undefined || (first?.to === answer.to && !answer.to.includes('#'))) return [];
  const plain = (text: string): MarkedText => [{text, marked: false}];
  return [{to: answer.to, title: plain(answer.title), excerpt: plain(answer.text)}];
}

type KindHit = {kind: SearchKind; hit: SearchHit};

/** The best hits of all kinds, then the others by kind, ordered by the best hit of each. */
function groupHits(answer: readonly SearchHit[], hits: readonly KindHit[]): SearchGroup[] {
  const others = hits.filter(({hit}) => answer.every(({to}) => to !== hit.to));
  const rest = others.splice(bestCount - answer.length);
  const groups = new Map<SearchKind, SearchHit[]>();
  for (const {kind, hit} of rest) groups.set(kind, [...(groups.get(kind) ?? []), hit]);
  const best: SearchGroup = {kind: 'best', hits: [...answer, ...others.map(({hit}) => hit)]};
  return [best, ...[...groups].map(([kind, found]) => ({kind, hits: found}))].filter(
    ({hits: found}) => found.length > 0,
  );
}

/** Builds the search engine from an index. Works in chunks, so that slow phones stay responsive. */
export async function createEngine({answers, entries}: SearchIndex): Promise<SearchEngine> {
  const parts = entries
    .flatMap((entry) => entry.sections.map((section) => ({entry, section})))
    .map((part, id): Part => ({id, ...part}));
  const index = new MiniSearch<Part>({
    fields: Object.keys(fields),
    tokenize: splitText,
    extractField: (part, name) => (name === 'id' ? String(part.id) : fields[name as keyof typeof fields](part)),
    // Indexes both forms: "booking" matches while it's being typed, its stem afterward.
    processTerm: (term) => {
      const word = normalize(term);
      return isFiller(word) ? null : [...new Set([word, stem(word), ...topicsOf(stem(word))])];
    },
  });
  await index.addAllAsync(parts, {chunkSize: 60});
  const boostDocument = (id: unknown): number => {
    const part = parts[Number(id)];
    return part ? rankOf(part) : 1;
  };
  const find = (words: readonly string[], options?: SearchOptions): PageMatch[] =>
    collectPages(
      index.search(words.flatMap((word) => [...topicsOf(word), word]).join(' '), {...ranks, boostDocument, ...options}),
      parts,
      words,
    );
  const isWhole = (matches: readonly PageMatch[], words: readonly string[]): boolean =>
    matches.some((match) => match.words.size === words.length);

  /** Number of typos to allow in an unknown word: the fewest that give a match, so "pipline" doesn't match "inline". */
  const allowTypos = (word: string): number | undefined =>
    typosOf(word).find((letters) => find([word], {fuzzy: longestTypo, maxFuzzy: letters}).length > 0);

  /** Searches with typos: one letter in a word of six or more, two in one of nine or more. */
  const findSimilar = (words: readonly string[]): PageMatch[] => {
    const unknown = words.filter((word) => word.length > 3 && find([word]).length === 0);
    const typos = new Map(unknown.map((word) => [word, allowTypos(word)]));
    return find(words, {fuzzy: (term) => typos.get(term) ?? false});
  };

  /** Pages of the first reading that some page has all words of, then those that have all words of another. */
  const findPages = (query: string): PageMatch[] => {
    const readings = readQuery(query);
    const found = readings
      .map((words) => ({words, matches: find(words)}))
      .filter(({words, matches}) => isWhole(matches, words));
    const [first, ...others] = found;
    if (first === undefined) return findSimilar(readings.at(-1) ?? []);
    const further = others.flatMap(({words, matches}) => matches.filter((match) => match.words.size === words.length));
    const pages = new Map<SearchEntry, PageMatch>();
    for (const match of [...first.matches, ...further])
      if (!pages.has(match.part.entry)) pages.set(match.part.entry, match);
    return [...pages.values()];
  };

  return {
    search(query) {
      const hits = findPages(query).map((match) => ({kind: match.part.entry.kind, hit: toHit(match)}));
      return groupHits(toAnswer(query, answers, hits[0]?.hit), hits);
    },
  };
}
