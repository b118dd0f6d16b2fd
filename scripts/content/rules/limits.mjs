/** Longest title in characters: a search result shows no more, and an article's stands in larger type. */
export const titleLimits = {doc: 60, page: 60, faq: 90, post: 70};

/** Characters of a description. */
export const descriptionLimits = {least: 50, most: 170};

/** Words of a page, code not counted. */
export const lengths = {
  doc: {least: 250, most: 700},
  index: {least: 100, most: 500},
  post: {least: 900, most: 2400},
};

/** Questions of one category: fewer are no category, more are not read. */
export const questions = {least: 4, most: 7};

/** Words that a reader reads in a minute, as Docusaurus counts. */
export const wordsPerMinute = 200;
