import {readContentStrings} from './content-strings.mjs';
import {proseOf} from './parse-page.mjs';
import {readCategories, readYaml} from './project-files.mjs';
import {readPages} from './read-pages.mjs';
import {checkComponents} from './rules/components.mjs';
import {checkFrontMatter, checkUnique} from './rules/front-matter.mjs';
import {checkHeadings} from './rules/headings.mjs';
import {checkImages} from './rules/images.mjs';
import {checkLinks, checkOrphans} from './rules/links.mjs';
import {checkShape, readingMinutes} from './rules/shape.mjs';
import {checkSpelling, loadSpeller} from './rules/spelling.mjs';
import {checkWording} from './rules/wording.mjs';
import {checkTemplate} from './rules/template.mjs';
import {listAddresses} from './site-addresses.mjs';

function* checkPage(page, site, speller) {
  yield* page.complaints;
  yield* checkFrontMatter(page, site);
  yield* checkHeadings(page);
  yield* checkLinks(page, site);
  yield* checkImages(page);
  yield* checkComponents(page);
  yield* checkShape(page);
  yield* checkTemplate(page);
  for (const prose of proseOf(page)) {
    yield* checkWording(prose);
    yield* checkSpelling(prose, speller);
  }
}

/**
 * Checks everything that writers write.
 * Returns complaints (`{file, line, message}`, in the order of the files) and what was read.
 */
export function checkContent(root) {
  const pages = readPages(root);
  const tags = readYaml(root, 'blog/tags.yml');
  const authors = readYaml(root, 'blog/authors.yml');
  const site = {
    tags,
    authors,
    categories: readCategories(root),
    addresses: listAddresses(root, pages, {tags, authors}),
  };
  const speller = loadSpeller(root);
  const content = readContentStrings(root);

  const complaints = [...checkUnique(pages), ...checkOrphans(pages)];
  for (const page of pages) {
    for (const complaint of checkPage(page, site, speller)) complaints.push({file: page.file, ...complaint});
  }
  for (const {file, strings} of content) {
    for (const text of strings) {
      for (const complaint of checkSpelling(text, speller)) complaints.push({file, ...complaint});
    }
  }
  const order = (one, other) => one.file.localeCompare(other.file) || one.line - other.line;
  return {complaints: complaints.sort(order), pages, contentFiles: content.length, minutesOf: readingMinutes};
}
