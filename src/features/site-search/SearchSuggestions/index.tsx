import type {SearchLabels} from '#src/content/schema/search';
import styles from '../SearchOptions/styles.module.scss';

import {Link} from '#src/ui/Link';
import {useId, type ReactNode} from 'react';

export type SearchSuggestionsProps = SearchLabels['suggestions'] & {onChoose?: () => void};

/** Suggested links, shown without a query or without results. */
export function SearchSuggestions({title, links, onChoose}: SearchSuggestionsProps): ReactNode {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <p id={id} className={styles.kind}>
        {title}
      </p>
      <ul>
        {links.map(({label, to}) => (
          <li key={to}>
            <Link to={to} className={styles.option} {...(onChoose && {onClick: onChoose})}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
