import {docsMenuId} from '#src/lib/docs-menu';
import DocSidebar from '#src/theme/DocSidebar';
import {Icon} from '#src/ui/Icon';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';
import menuBarStyles from './bar.module.scss';
import styles from './styles.module.scss';

import Link from '@docusaurus/Link';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useDocsSidebar, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/DocRoot/Layout';
import type {ReactNode} from 'react';

type SidebarPage = {label: string; to: string};

/** The pages of a sidebar in reading order. */
const listPages = (items: readonly PropSidebarItem[]): SidebarPage[] =>
  items.flatMap((item) => {
    if (item.type === 'html') return [];
    const page = item.href === undefined ? [] : [{label: item.label, to: item.href}];
    return item.type === 'category' ? [...page, ...listPages(item.items)] : page;
  });

function PageLink({page, label}: {page: SidebarPage | undefined; label: string}): ReactNode {
  return (
    page && (
      <Link className={menuBarStyles.link} to={page.to}>
        <Icon name="arrow" size={18} />
        <VisuallyHidden>
          {label}: {page.label}
        </VisuallyHidden>
      </Link>
    )
  );
}

type MenuBarProps = {items: readonly PropSidebarItem[]; path: string};

/** Below 860 px: a button that shows the current page and opens the sidebar, and links to the previous and next page. */
function MenuBar({items, path}: MenuBarProps): ReactNode {
  const crumbs = (useSidebarBreadcrumbs() ?? []).slice(-2).map(({label}) => label);
  const pages = listPages(items);
  const at = pages.findIndex(({to}) => to === path);
  return (
    <nav className={menuBarStyles.bar} aria-label="Pages">
      <button type="button" className={menuBarStyles.open} popoverTarget={docsMenuId}>
        <Icon name="menu" />
        <VisuallyHidden>Pages of the documentation. You are here:</VisuallyHidden>
        {crumbs.length > 1 && <span className={menuBarStyles.group}>{crumbs[0]}</span>}
        {crumbs.length > 1 && <span className={menuBarStyles.slash}>/</span>}
        <span className={menuBarStyles.current}>{crumbs.at(-1)}</span>
      </button>
      <PageLink page={pages[at - 1]} label="Previous" />
      <PageLink page={at === -1 ? undefined : pages[at + 1]} label="Next" />
    </nav>
  );
}

/**
 * Sidebar and page. The sidebar opens as a popover; the classic one folds, hides and shows its own with React, and adds
 * a back-to-top button.
 */
export default function DocRootLayout({children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const {pathname} = useLocation();
  return (
    <div className={styles.wrap}>
      {sidebar && <MenuBar items={sidebar.items} path={pathname} />}
      <div className={styles.columns}>
        {sidebar && <DocSidebar sidebar={sidebar.items} path={pathname} />}
        <main className={styles.main}>{children}</main>
      </div>
    </div>
  );
}
