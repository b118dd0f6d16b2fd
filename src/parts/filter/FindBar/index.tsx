import {FilterLinks, type FilterLinksProps} from '../FilterLinks';
import {ListSearch, type ListSearchProps} from '../ListSearch';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type FindBarProps = {search: ListSearchProps; links: FilterLinksProps};

/** Search field and filter links of a long list. It sticks below the header while the list, its sibling, is in view. */
export function FindBar({search, links}: FindBarProps): ReactNode {
  return (
    <div className={styles.bar}>
      <ListSearch {...search} />
      <FilterLinks {...links} />
    </div>
  );
}
