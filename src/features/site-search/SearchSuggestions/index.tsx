import type {SearchLabels} from '#src/content/schema/search';
import styles from '../SearchOptions/styles.module.scss';

import {Link} from '#src/ui/Link';
import {useId, type ReactNode} from 'react';

/** Suggested links, shown without a query or without results. */
export function SearchSuggestions({title, links}: SearchLabels['suggestions']): ReactNode {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <p id={id} className={styles.kind}>
        {title}
      </p>
      <ul>
        {links.map(({label, to}) => (
          <li key={to}>
            <Link to={to} className={styles.option}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
