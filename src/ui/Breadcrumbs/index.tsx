import {breadcrumbList} from '#src/lib/structured-data/index';
import {Icon} from '#src/ui/Icon';
import {Link} from '#src/ui/Link';
import {StructuredData} from '#src/ui/StructuredData';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';
import styles from './styles.module.scss';

import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

export type BreadcrumbsProps = {
  /** Follows the home icon. The last item is the current page and has no `to`. */
  items: readonly {label: string; to?: string}[];
  /** Items in the structured data, if some of the visible ones lead to pages that search engines leave out. */
  indexed?: readonly {label: string; to?: string}[];
};

/** Breadcrumb trail, both visible and as structured data. */
export function Breadcrumbs({items, indexed = items}: BreadcrumbsProps): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.crumbs}>
        <li>
          <Link to="/">
            <Icon name="home" size={18} />
            <VisuallyHidden>Home</VisuallyHidden>
          </Link>
        </li>
        {items.map((item) => (
          <li key={item.label}>
            {item.to === undefined ? (
              <span aria-current="page">{item.label}</span>
            ) : (
              <Link to={item.to}>{item.label}</Link>
            )}
          </li>
        ))}
      </ol>
      <StructuredData node={breadcrumbList(siteConfig.url, indexed)} />
    </nav>
  );
}
