import {Breadcrumbs} from '#src/ui/Breadcrumbs';

import {useDocsSidebar, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

/** Breadcrumbs of a doc with their structured data: documentation home, sidebar groups, page. */
export default function DocBreadcrumbs(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  const area = useDocsSidebar()?.name === 'api' ? [{label: 'API reference', to: '/docs/api'}] : [];
  if (!breadcrumbs) return null;
  const items = breadcrumbs.flatMap(({label, href}, index) => {
    if (index === breadcrumbs.length - 1) return [{label}];
    // Groups in the API reference have no page. Docusaurus adds a trailing slash to URLs of groups, which would end up
    // in the structured data.
    return href === undefined ? [] : [{label, to: href.replace(/\/$/, '')}];
  });
  return <Breadcrumbs items={[{label: 'Documentation', to: '/documentation'}, ...area, ...items]} />;
}
