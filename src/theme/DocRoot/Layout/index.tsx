import {docsMenuId} from '#src/lib/docs-menu';
import DocSidebar from '#src/theme/DocSidebar';
import {Icon} from '#src/ui/Icon';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';
import styles from './styles.module.scss';

import {useLocation} from '@docusaurus/router';
import {useDocsSidebar, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocRoot/Layout';
import type {ReactNode} from 'react';

/** Button that opens the sidebar below 860 px, showing the current page. */
function MenuBar(): ReactNode {
  const crumbs = (useSidebarBreadcrumbs() ?? []).slice(-2).map(({label}) => label);
  const page = crumbs.at(-1);
  return (
    <button type="button" className={styles.bar} popoverTarget={docsMenuId}>
      <Icon name="menu" />
      <VisuallyHidden>Pages of the documentation. You are here:</VisuallyHidden>
      {crumbs.length > 1 && <span className={styles.group}>{crumbs[0]}</span>}
      {crumbs.length > 1 && <span className={styles.slash}>/</span>}
      <span className={styles.current}>{page}</span>
    </button>
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
      {sidebar && <MenuBar />}
      <div className={styles.columns}>
        {sidebar && <DocSidebar sidebar={sidebar.items} path={pathname} />}
        <main className={styles.main}>{children}</main>
      </div>
    </div>
  );
}
