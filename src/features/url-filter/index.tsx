import Link from '@docusaurus/Link';
import {needsReact} from '#src/lib/needs-react';
import {isPlainClick} from '#src/lib/plain-click';
import {filterLink} from './filter-url';
import type {UrlFilter} from './useUrlFilter';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type FilterOption<Key extends string> = {
  key: Key;
  label: string;
  /** Number of matching items. */
  count?: number;
};

export type FilterLinksProps<Key extends string> = {
  filter: UrlFilter<Key>;
  /** Path of the page. */
  path: string;
  options: readonly FilterOption<Key>[];
  /** `label` names the navigation for screen readers; `all` is the link that shows everything. */
  labels: {label: string; all: string};
  /** `column` stacks the links beside a long list from `lg` up. */
  look?: 'pills' | 'column';
};

/** Links that filter a list. Each has its own URL, so it works without JavaScript. */
export function FilterLinks<Key extends string>({
  filter: {parameter, ready, selected, select},
  path,
  options,
  labels,
  look = 'pills',
}: FilterLinksProps<Key>): ReactNode {
  const link = (key: Key | undefined, label: string, count?: number): ReactNode => (
    <li key={label}>
      <Link
        to={filterLink(path, parameter, key)}
        className={clsx(styles.pill, key === undefined && styles.all)}
        aria-current={ready && selected === key ? 'true' : undefined}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          select(key);
        }}
      >
        {label} {count !== undefined && <span>{count}</span>}
      </Link>
    </li>
  );
  const total = options.reduce((sum, {count = 0}) => sum + count, 0);
  return (
    <nav aria-label={labels.label} className={styles.links} data-ready={ready ? '' : undefined} {...needsReact}>
      <ul className={clsx(styles.pills, look === 'column' && styles.column)}>
        {link(undefined, labels.all, total === 0 ? undefined : total)}
        {options.map(({key, label, count}) => link(key, label, count))}
      </ul>
    </nav>
  );
}
