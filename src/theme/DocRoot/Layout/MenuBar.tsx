import Link from '@docusaurus/Link';
import {docsMenuId} from '#src/lib/docs-menu';
import {Icon} from '#src/ui/Icon';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';
import {listPages, type SidebarPage} from './list-pages';
import styles from './bar.module.scss';

import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

function PageLink({page, label}: {page: SidebarPage | undefined; label: string}): ReactNode {
  return (
    page && (
      <Link className={styles.link} to={page.to}>
        <Icon name="arrow" size={18} />
        <VisuallyHidden>
          {label}: {page.label}
        </VisuallyHidden>
      </Link>
    )
  );
}

export type MenuBarProps = {items: readonly PropSidebarItem[]; path: string};

/** Below 860 px: a button that shows the current page and opens the sidebar, and links to the previous and next page. */
export function MenuBar({items, path}: MenuBarProps): ReactNode {
  const crumbs = (useSidebarBreadcrumbs() ?? []).slice(-2).map(({label}) => label);
  const pages = listPages(items);
  const at = pages.findIndex(({to}) => to === path);
  return (
    <div className={styles.bar}>
      <button type="button" className={styles.open} popoverTarget={docsMenuId}>
        <Icon name="menu" />
        <VisuallyHidden>Pages of the documentation. You are here:</VisuallyHidden>
        {crumbs.length > 1 && <span className={styles.group}>{crumbs[0]}</span>}
        {crumbs.length > 1 && <span className={styles.slash}>/</span>}
        <span className={styles.current}>{crumbs.at(-1)}</span>
      </button>
      <PageLink page={pages[at - 1]} label="Previous" />
      <PageLink page={at === -1 ? undefined : pages[at + 1]} label="Next" />
    </div>
  );
}
