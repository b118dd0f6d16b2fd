import {textOf, walk} from './parse-page.mjs';
import {listFiles} from './project-files.mjs';

/** The id that Docusaurus gives a heading. */
export function slugify(text) {
  return text
    .toLowerCase()
    .trim()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replace(/ /g, '-');
}

/** Ids of a page's headings, in order; a repeated one gets a number, as in the build. */
export function anchorsOf({tree}) {
  const seen = new Map();
  return [...walk(tree)]
    .filter(({type}) => type === 'heading')
    .map((heading) => {
      const slug = slugify(textOf(heading));
      const times = seen.get(slug) ?? 0;
      seen.set(slug, times + 1);
      return times === 0 ? slug : `${slug}-${times}`;
    });
}

function listRoutes(root) {
  return listFiles(root, 'src/pages')
    .filter((file) => /\.(?:tsx|mdx)$/.test(file) && !/(?:^|\/)_/.test(file))
    .map((file) => `/${file.replace(/(?:\/?index)?\.(?:tsx|mdx)$/, '')}`);
}

const listStatic = (root) => listFiles(root, 'static').map((file) => `/${file}`);

/** What the blog makes of its articles besides their pages. */
const blogPages = ['/blog', '/blog/archive', '/blog/tags', '/blog/authors', '/blog/rss.xml', '/blog/atom.xml'];

/**
 * Every address a link may lead to, with the anchors that are known: those of pages in MDX. Those of other pages are
 * checked by the build.
 */
export function listAddresses(root, pages, {tags, authors}) {
  const addresses = new Map();
  const add = (address) => {
    if (!addresses.has(address)) addresses.set(address, undefined);
  };
  [...listRoutes(root), ...listStatic(root), ...blogPages, '/blog/feed.json', '/docs'].forEach(add);
  Object.values(tags).forEach(({permalink}) => add(`/blog/tags${permalink}`));
  Object.keys(authors).forEach((key) => add(`/blog/authors/${key}`));
  for (const page of pages.filter(({draft}) => !draft)) {
    const known = addresses.get(page.address);
    addresses.set(page.address, new Set([...(known ?? []), ...anchorsOf(page)]));
  }
  return addresses;
}
