import type {Page} from '../page/page';
import {
  searchIndexVersion,
  type SearchEntry,
  type SearchIndex,
  type SearchKind,
  type SearchSection,
} from '#src/contracts/search-index';
import {readSections, type PageSection} from './read-sections';

/** Addresses that begin so are of this kind; all others are pages. */
const places: readonly [start: string, kind: SearchKind][] = [
  ['/docs', 'docs'],
  ['/documentation', 'docs'],
  ['/faq', 'faq'],
  ['/billing-faq', 'faq'],
  ['/blog', 'blog'],
];

/** Lists of articles: what they say stands in the articles too. Of the first only its opening is kept. */
const lists = /^\/blog\/(?:tags|authors|archive|page)(?:\/|$)/;
const firstList = '/blog';

/** Sections that offer other pages, by the id of their heading or section. */
const offers = new Set(['read-next', 'next-steps']);

function kindOf(path: string): SearchKind {
  return places.find(([start]) => path === start || path.startsWith(`${start}/`))?.[1] ?? 'page';
}

function toSection({heading, id, text}: PageSection): SearchSection {
  return {...(heading !== undefined && {heading}), ...(id !== undefined && {id}), text};
}

/** The description is written for a list of results, so it opens the text; so does a heading that is not the title. */
function createOpening({title, heading, description}: Page, text: string): SearchSection {
  const parts = [description, heading === title ? '' : heading, text.replace(description, '')];
  return {text: parts.filter(Boolean).join(' ').replace(/\s+/g, ' ').trim()};
}

/** A page is one entry; on a page of questions each of them is an entry too. */
function toEntries(page: Page): SearchEntry[] {
  const {path, title, parent, main} = page;
  const kind = kindOf(path);
  const [opening, ...all] = readSections(main).filter(({id}) => id === undefined || !offers.has(id));
  const isEntry = (section: PageSection): boolean => kind === 'faq' && section.category !== undefined;
  // A heading of the FAQ with nothing but questions under it is the parent of each.
  const sections = all.filter(
    (section) => path !== firstList && !isEntry(section) && (section.text !== '' || kind !== 'faq'),
  );
  return [
    {
      to: path,
      kind,
      title,
      ...(parent !== undefined && {parent}),
      sections: [createOpening(page, opening?.text ?? ''), ...sections.map(toSection)],
    },
    ...all.filter(isEntry).map(({heading = '', id = '', category = '', text}): SearchEntry => ({
      to: `${path}#${id}`,
      kind,
      title: heading,
      ...(category !== '' && {parent: category}),
      sections: [{text}],
    })),
  ];
}

/** The search index of the built pages. */
export function createSearchIndex(pages: readonly Page[]): SearchIndex {
  const entries = pages.filter(({path}) => !lists.test(path)).flatMap(toEntries);
  return {version: searchIndexVersion, entries};
}
