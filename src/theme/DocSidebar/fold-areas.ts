import {isSamePath} from '#src/lib/same-path';

import type {PropSidebarItem, PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';

/**
 * The sidebar lists all pages up to this number. Longer lists are hard to scan and too heavy: 3,000 entries added 400
 * KB of HTML to every page.
 */
const maxListed = 80;

function linksOf(items: readonly PropSidebarItem[]): string[] {
  return items.flatMap((item) => {
    const link = item.type !== 'html' && item.href !== undefined ? [item.href] : [];
    return item.type === 'category' ? [...link, ...linksOf(item.items)] : link;
  });
}

/** Shortens a long sidebar to the pages of the current area, with one link to each other area. */
export function foldAreas(items: readonly PropSidebarItem[], path: string): readonly PropSidebarItem[] {
  if (linksOf(items).length <= maxListed) return items;
  const fold = (area: PropSidebarItemCategory): PropSidebarItem => {
    const links = linksOf([area]);
    if (links.some((href) => isSamePath(href, path))) return area;
    const [first] = links;
    return first === undefined ? area : {...area, href: first, items: []};
  };
  return items.map((item) => (item.type === 'category' ? fold(item) : item));
}
