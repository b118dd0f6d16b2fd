import {searchAnswers} from '#src/content/search/answers';
import {searchKeywords} from '#src/content/search/keywords';
import {areaOf} from '#src/site/areas';
import {isListed, type Page} from '../page/page';
import type {PageWork} from '../page/process-pages';
import {writeHashed} from '../hashes';
import {
  searchIndexPath,
  searchIndexVersion,
  type SearchEntry,
  type SearchOutline,
  type SearchSection,
} from '#src/contracts/search-index';
import {readSections, type PageSection} from './read-sections';

import {writeFile} from 'node:fs/promises';
import path from 'node:path';

/** The list of all articles. Articles have entries of their own, so only its opening is indexed. */
const firstList = '/blog';

/** Sections that only link to other pages, by the ID of their heading or section. */
const linkLists = new Set(['read-next', 'next-steps']);

function toSection({heading, id, text}: PageSection): SearchSection {
  return {...(heading !== undefined && {heading}), ...(id !== undefined && {id}), text};
}

/** The opening section: the description, which is written for search results, and the heading if it isn't the title. */
function createOpening({title, heading, description}: Page, text: string): SearchSection {
  const parts = [description, heading === title ? '' : heading, text.replace(description, '')];
  return {text: parts.filter(Boolean).join(' ').replace(/\s+/g, ' ').trim()};
}

/**
 * Entries of a page in the site's search (src/features/site-search): the page itself and, on the FAQ, each question. Empty
 * if its area is excluded from it.
 */
export function readEntries(page: Page): SearchEntry[] {
  const {path: address, title, parent, main} = page;
  const kind = areaOf(address).search;
  if (kind === 'none' || !isListed(page)) return [];
  const keywords = searchKeywords[address];
  const [opening, ...all] = readSections(main).filter(({id}) => id === undefined || !linkLists.has(id));
  const isEntry = (section: PageSection): boolean => kind === 'faq' && section.category !== undefined;
  // On the FAQ, a heading followed only by questions is the parent of each.
  const sections = all.filter(
    (section) => address !== firstList && !isEntry(section) && (section.text !== '' || kind !== 'faq'),
  );
  return [
    {
      to: address,
      kind,
      title,
      ...(parent !== undefined && {parent}),
      ...(keywords !== undefined && {keywords}),
      sections: [createOpening(page, opening?.text ?? ''), ...sections.map(toSection)],
    },
    ...all.filter(isEntry).map(({heading = '', id = '', category = '', text}): SearchEntry => ({
      to: `${address}#${id}`,
      kind,
      title: heading,
      ...(category !== '' && {parent: category}),
      sections: [{text}],
    })),
  ];
}

/** Writes the search index: the file of texts and that of everything else. */
export function createSearchIndex(outDir: string): PageWork {
  const entries: SearchEntry[] = [];
  return {
    each: (page) => void entries.push(...readEntries(page)),
    all: async () => {
      const texts = entries.map(({sections}) => sections.map(({text}) => text));
      const outline: SearchOutline = {
        version: searchIndexVersion,
        texts: writeHashed(outDir, '/assets/search-texts.json', JSON.stringify(texts)),
        answers: searchAnswers,
        entries: entries.map(({sections, ...entry}) => ({
          ...entry,
          sections: sections.map(({text: _text, ...section}) => section),
        })),
      };
      await writeFile(path.join(outDir, searchIndexPath), JSON.stringify(outline));
    },
  };
}
