import Link from '@docusaurus/Link';
import styles from './items.module.scss';

// The overview answers at /docs, and at /docs/ while the site is built.
import {isSamePath} from '@docusaurus/theme-common/internal';
import type {PropSidebarItem, PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export type SidebarItemsProps = {
  items: readonly PropSidebarItem[];
  /** Address of the page. */
  path: string;
};

type PageLinkProps = {label: string; href: string; path: string; className?: string | undefined};

function PageLink({label, href, path, className}: PageLinkProps): ReactNode {
  return (
    <Link className={clsx(styles.link, className)} to={href} aria-current={isSamePath(href, path) ? 'page' : undefined}>
      {label}
    </Link>
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

/** One level of the sidebar. A group that `foldAreas` emptied is a link to its first page. */
export function SidebarItems({items, path}: SidebarItemsProps): ReactNode {
  return (
    <ul className={styles.items}>
      {items.map((item) => {
        if (item.type === 'category') return <Group key={item.label} item={item} path={path} />;
        if (item.type === 'link') {
          return (
            <li key={item.href}>
              <PageLink label={item.label} href={item.href} path={path} />
            </li>
          );
        }
        return null;
      })}
    </ul>
  );
}
