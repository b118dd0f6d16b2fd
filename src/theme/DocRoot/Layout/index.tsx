import DocSidebar from '#src/theme/DocSidebar';
import {MenuBar} from './MenuBar';
import styles from './styles.module.scss';

import {useLocation} from '@docusaurus/router';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocRoot/Layout';
import type {ReactNode} from 'react';

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
