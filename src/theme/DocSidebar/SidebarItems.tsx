// The overview's path is /docs, but /docs/ at build time.
import {isSamePath} from '#src/lib/same-path';
import {Icon} from '#src/ui/Icon';
import {MethodBadge} from '#src/ui/marks/MethodBadge';
import styles from './items.module.scss';

import Link from '@docusaurus/Link';
import type {PropSidebarItem, PropSidebarItemCategory, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import clsx from 'clsx';
import type {ReactNode} from 'react';

type PageLinkProps = {item: Omit<PropSidebarItemLink, 'type'>; path: string; className?: string | undefined};

/** A link to a page. In the API reference, `customProps` has the HTTP method. */
function PageLink({item: {label, href, customProps}, path, className}: PageLinkProps): ReactNode {
  const method = customProps?.['method'];
  return (
    <Link className={clsx(styles.link, className)} to={href} aria-current={isSamePath(href, path) ? 'page' : undefined}>
      {label}
      {typeof method === 'string' && <MethodBadge method={method} />}
    </Link>
  );
}

/** A group; if its category is collapsible, the one with the current page is open in the HTML. */
function Group({item, path}: {item: PropSidebarItemCategory; path: string}): ReactNode {
  const {label, href, items, collapsible} = item;
  if (collapsible && items.length > 0) {
    return (
      <details open={items.some((child) => child.type === 'link' && isSamePath(child.href, path))}>
        <summary className={styles.fold}>
          <Icon name="chevron-down" size={14} />
          {label}
        </summary>
        <SidebarItems items={items} path={path} />
      </details>
    );
  }
  return (
    <>
      {href === undefined ? (
        <span className={styles.title}>{label}</span>
      ) : (
        <PageLink item={{...item, href}} path={path} className={styles.title} />
      )}
      {items.length > 0 && <SidebarItems items={items} path={path} />}
    </>
  );
}

/** One level of the sidebar. A group that `foldAreas` emptied links to its first page. `path` is the current page. */
export function SidebarItems({items, path}: {items: readonly PropSidebarItem[]; path: string}): ReactNode {
  return (
    <ul className={styles.items}>
      {items.map((item) =>
        item.type === 'html' ? null : (
          <li key={item.href ?? item.label} className={item.type === 'category' ? styles.group : undefined}>
            {item.type === 'category' ? <Group item={item} path={path} /> : <PageLink item={item} path={path} />}
          </li>
        ),
      )}
    </ul>
  );
}
