import Link from '@docusaurus/Link';
import {Icon} from '#src/ui/Icon';
import {MethodBadge} from '#src/ui/marks/MethodBadge';
import styles from './items.module.scss';

// The overview's path is /docs, but /docs/ at build time.
import {isSamePath} from '@docusaurus/theme-common/internal';
import type {PropSidebarItem, PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export type SidebarItemsProps = {
  items: readonly PropSidebarItem[];
  /** Path of the current page. */
  path: string;
};

type PageLinkProps = {
  label: string;
  href: string;
  path: string;
  className?: string | undefined;
  /** HTTP method, for API reference pages. */
  method?: unknown;
};

function PageLink({label, href, path, className, method}: PageLinkProps): ReactNode {
  return (
    <Link className={clsx(styles.link, className)} to={href} aria-current={isSamePath(href, path) ? 'page' : undefined}>
      {label}
      {typeof method === 'string' && <MethodBadge method={method} />}
    </Link>
  );
}

const hasPage = ({items}: PropSidebarItemCategory, path: string): boolean =>
  items.some((item) => item.type === 'link' && isSamePath(item.href, path));

/** A collapsible group. The one with the current page is open in the HTML, so nothing shifts when React starts. */
function FoldingGroup({item, path}: {item: PropSidebarItemCategory; path: string}): ReactNode {
  return (
    <li className={styles.group}>
      <details open={hasPage(item, path)}>
        <summary className={styles.fold}>
          <Icon name="chevron-down" size={14} />
          {item.label}
        </summary>
        <SidebarItems items={item.items} path={path} />
      </details>
    </li>
  );
}

function Group({item, path}: {item: PropSidebarItemCategory; path: string}): ReactNode {
  return (
    <li className={styles.group}>
      {item.href === undefined ? (
        <span className={styles.title}>{item.label}</span>
      ) : (
        <PageLink label={item.label} href={item.href} path={path} className={styles.title} />
      )}
      {item.items.length > 0 && <SidebarItems items={item.items} path={path} />}
    </li>
  );
}

/**
 * One level of the sidebar. Groups are collapsible if their category is. A group that `foldAreas` emptied links to its
 * first page.
 */
export function SidebarItems({items, path}: SidebarItemsProps): ReactNode {
  return (
    <ul className={styles.items}>
      {items.map((item) => {
        if (item.type === 'category') {
          const Part = item.collapsible ? FoldingGroup : Group;
          return <Part key={item.label} item={item} path={path} />;
        }
        if (item.type === 'link') {
          return (
            <li key={item.href}>
              <PageLink label={item.label} href={item.href} path={path} method={item.customProps?.['method']} />
            </li>
          );
        }
        return null;
      })}
    </ul>
  );
}
