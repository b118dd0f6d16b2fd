import {Breadcrumbs} from '#src/ui/Breadcrumbs';

import {useDocsSidebar, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

/** The site's breadcrumbs over a doc: home, the front door, the groups of the sidebar, the page; they carry their own structured data. */
export default function DocBreadcrumbs(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  const area = useDocsSidebar()?.name === 'api' ? [{label: 'API reference', to: '/docs/api'}] : [];
  if (!breadcrumbs) return null;
  const items = breadcrumbs.flatMap(({label, href}, index) => {
    if (index === breadcrumbs.length - 1) return [{label}];
    // A group of the API has no page to link. Docusaurus gives a group's address a slash at its end, which links lose and
    // structured data would keep.
    return href === undefined ? [] : [{label, to: href.replace(/\/$/, '')}];
  });
  return <Breadcrumbs items={[{label: 'Documentation', to: '/documentation'}, ...area, ...items]} />;
}
