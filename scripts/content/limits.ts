import type {PageKind} from './page.ts';

/** Longest title, in characters: search results cut longer ones, and an article's title is set in larger type. */
export const titleLimits: Readonly<Record<PageKind, number>> = {doc: 60, page: 60, faq: 90, post: 70};

/** Length of a description, in characters. */
export const descriptionLimits = {least: 50, most: 170};

/** Words of a page, without code. `index` is the first page of a topic in the docs. */
export const wordLimits = {
  doc: {least: 250, most: 700},
  index: {least: 100, most: 500},
  post: {least: 900, most: 2400},
};

/** Questions in one FAQ file. */
export const questionLimits = {least: 4, most: 7};

/** Reading speed, as Docusaurus counts it. */
export const wordsPerMinute = 200;
