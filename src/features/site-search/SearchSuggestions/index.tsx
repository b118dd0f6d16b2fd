import type {SearchWords} from '../types';
import styles from '../SearchOptions/styles.module.scss';

import Link from '@docusaurus/Link';
import {useId, type ReactNode} from 'react';

export type SearchSuggestionsProps = SearchWords['suggestions'] & {onChoose?: () => void};

/** Where to go without a word to search for, and when nothing was found. */
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
