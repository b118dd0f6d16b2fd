import {search} from '#src/content/pages/search';
import {docsMenuId} from '#src/lib/docs-menu';
import {isSamePath} from '#src/lib/same-path';
import {opensSearchDialog} from '#src/lib/search-dialog';
import {IconButton} from '#src/ui/actions/IconButton';
import {Icon} from '#src/ui/Icon';
import {SidebarItems} from './SidebarItems';
import areaStyles from './areas.module.scss';
import styles from './styles.module.scss';

import Link from '@docusaurus/Link';
import type {PropSidebar, PropSidebarItem, PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import type {ReactNode} from 'react';

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

/** The areas of the documentation, each with its own sidebar. */
const areas = [
  {label: 'Guides', to: '/docs', icon: 'document'},
  {label: 'API reference', to: '/docs/api', icon: 'code'},
  {label: 'What’s new', to: '/changelog', icon: 'star'},
] as const;

/**
 * The sidebar of the documentation: beside the text on wide screens, a popover on narrow ones, so that it works without
 * JavaScript. The classic theme has two, and none on a phone without JavaScript.
 */
export default function DocSidebar({sidebar, path}: {sidebar: PropSidebar; path: string}): ReactNode {
  const area = /^\/docs\/api(?:\/|$)/.test(path) ? '/docs/api' : '/docs';
  return (
    <nav id={docsMenuId} popover="auto" className={styles.sidebar} aria-label="Documentation">
      <div className={styles.head}>
        <span>Documentation</span>
        <IconButton icon="close" label="Close" popoverTarget={docsMenuId} popoverTargetAction="hide" />
      </div>
      <button type="button" className={styles.search} {...opensSearchDialog}>
        <Icon name="search" size={16} />
        {search.labels.title}
        {/* The button in the header announces the shortcut to screen readers. */}
        <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
      <ul className={areaStyles.areas}>
        {areas.map(({label, to, icon}) => (
          <li key={to}>
            <Link className={areaStyles.area} to={to} aria-current={to === area ? 'true' : undefined}>
              <Icon name={icon} size={18} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <SidebarItems items={foldAreas(sidebar, path)} path={path} />
    </nav>
  );
}
