import {isSamePath} from '@docusaurus/theme-common/internal';

import type {PropSidebarItem, PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';

/**
 * Up to this many pages, the sidebar lists all of them. Longer lists are hard to scan and outweigh the page: with 3,000
 * entries, every page was 400 KB of HTML.
 */
const mostListed = 60;

function linksOf(items: readonly PropSidebarItem[]): string[] {
  return items.flatMap((item) => {
    const own = item.type !== 'html' && item.href !== undefined ? [item.href] : [];
    return item.type === 'category' ? [...own, ...linksOf(item.items)] : own;
  });
}

/** The sidebar as it is when it is short; otherwise with the pages of the reader's own area, and a link to each other. */
export function foldAreas(items: readonly PropSidebarItem[], path: string): readonly PropSidebarItem[] {
  if (linksOf(items).length <= mostListed) return items;
  const fold = (area: PropSidebarItemCategory): PropSidebarItem => {
    const links = linksOf([area]);
    if (links.some((href) => isSamePath(href, path))) return area;
    const [first] = links;
    return first === undefined ? area : {...area, href: first, items: []};
  };
  return items.map((item) => (item.type === 'category' ? fold(item) : item));
}
