import {companyReference} from '#src/lib/structured-data/company';
import {toScript} from '#src/lib/structured-data/index';
import type {StructuredNode} from '#src/lib/structured-data/types';
import {areaOf} from '#src/site/areas';
import {changeHead} from './page/change-page';
import {isListed, type Page} from './page/page';
import type {PageWork} from './page/process-pages';
import {elementsIn, findElement} from './page/tree';

import {h} from 'hastscript';

/** Fewer links to pages below it don’t make a page a list of them. */
const shortestList = 3;

type Facts = {'@id': string; url: string; name: string; publisher: ReturnType<typeof companyReference>};

const kinds = {
  AboutPage: (facts: Facts): StructuredNode => ({'@type': 'AboutPage', ...facts}),
  ContactPage: (facts: Facts): StructuredNode => ({'@type': 'ContactPage', ...facts}),
  WebPage: (facts: Facts): StructuredNode => ({'@type': 'WebPage', ...facts}),
};

const listOf = (urls: readonly string[]) =>
  ({
    '@type': 'ItemList',
    itemListElement: urls.map((url, index) => ({'@type': 'ListItem', position: index + 1, url}) as const),
  }) as const;

/** Addresses below the page’s own that its main part links to, in order. */
function linksBelow({main, path}: Page): readonly string[] {
  const links = [...elementsIn(main)].flatMap(({tagName, properties: {href}}) =>
    tagName === 'a' && typeof href === 'string' && href.startsWith(`${path}/`) ? [href.replace(/[?#].*$/, '')] : [],
  );
  return [...new Set(links)];
}

/**
 * Adds structured data (https://schema.org/WebPage) to pages that declare none of their own: what kind of page it is, who
 * publishes it and, on an index, which pages it lists.
 */
export function describePages(site: {title: string; url: string}): PageWork {
  const undeclared = new Map<string, readonly string[]>();
  return {
    each(page) {
      const declares = [...elementsIn(page.tree)].some(({properties}) => properties['type'] === 'application/ld+json');
      if (isListed(page) && !declares) undeclared.set(page.path, linksBelow(page));
    },
    all(pages) {
      const listed = new Set(pages.filter(isListed).map(({path}) => path));
      for (const page of pages) {
        const links = undeclared.get(page.path)?.filter((path) => listed.has(path));
        const title = findElement(page.head, 'title');
        if (links === undefined || title === undefined) continue;
        const url = `${site.url}${page.path}`;
        const facts = {'@id': url, url, name: page.heading, inLanguage: 'en-US', publisher: companyReference(site)};
        const node: StructuredNode =
          links.length >= shortestList
            ? {'@type': 'CollectionPage', ...facts, mainEntity: listOf(links.map((path) => `${site.url}${path}`))}
            : kinds[areaOf(page.path).schema ?? 'WebPage'](facts);
        changeHead(page, 'after', title, [h('script', {type: 'application/ld+json'}, toScript(node))]);
      }
    },
  };
}
