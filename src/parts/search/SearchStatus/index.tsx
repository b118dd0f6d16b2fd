import type {SearchLabels} from '#src/content/schema/search';
import type {SearchState} from '../useSearch';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type SearchStatusProps = {
  labels: Pick<SearchLabels, 'loading' | 'failed' | 'none' | 'one' | 'many'>;
  search: Pick<SearchState, 'query' | 'status' | 'total'>;
  className?: string | undefined;
};

function describe(
  {loading, failed, none, one, many}: SearchStatusProps['labels'],
  search: SearchStatusProps['search'],
) {
  const {query, status, total} = search;
  if (status === 'loading') return loading;
  if (status === 'failed') return failed;
  if (status === 'idle') return '';
  return total === 0 ? none : `${total} ${total === 1 ? one : many} “${query}”`;
}

/** Number of results, also announced to screen readers. */
export function SearchStatus({labels, search, className}: SearchStatusProps): ReactNode {
  return (
    <p role="status" className={clsx(styles.status, className)}>
      {describe(labels, search)}
    </p>
  );
}
