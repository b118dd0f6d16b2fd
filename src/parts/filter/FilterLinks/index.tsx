import {filterLink} from '#src/lib/list-filter/filter-url';
import {Link} from '#src/ui/Link';
import {filter} from '../names';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type FilterOption = {
  key: string;
  label: string;
  /** Number of matching items. */
  count?: number;
};

export type FilterLinksProps = {
  /** Name of the query parameter, such as `industry`. */
  parameter: string;
  /** Path of the page. */
  path: string;
  options: readonly FilterOption[];
  /** `label` names the navigation for screen readers; `all` is the link that shows everything. */
  labels: {label: string; all: string};
};

/**
 * Links that filter the page's list, in a line that scrolls. Each has its own URL, so it works without JavaScript;
 * src/parts/filter/filters.browser.ts filters without loading the page again, and counts the matches of each.
 */
export function FilterLinks({parameter, path, options, labels}: FilterLinksProps): ReactNode {
  const link = (label: string, key?: string, count?: number): ReactNode => (
    <li key={label}>
      <Link
        to={filterLink(path, parameter, key)}
        className={clsx(styles.pill, key === undefined && styles.all)}
        {...{[filter.link]: key ?? ''}}
      >
        {label} {count !== undefined && <span>{count}</span>}
      </Link>
    </li>
  );
  const total = options.reduce((sum, {count = 0}) => sum + count, 0);
  return (
    <nav aria-label={labels.label} className={styles.links} {...{[filter.links]: parameter}}>
      <ul className={styles.line}>
        {link(labels.all, undefined, total === 0 ? undefined : total)}
        {options.map(({key, label, count}) => link(label, key, count))}
      </ul>
    </nav>
  );
}
