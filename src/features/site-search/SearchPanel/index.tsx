import type {SearchPageContent} from '#src/content/schema/search';
import {SearchField} from '../SearchField';
import {SearchResults} from '../SearchResults';
import {SearchStatus} from '../SearchStatus';
import {useSearch} from '../useSearch';
import {useUrlQuery} from '../useUrlQuery';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {Heading} from '#src/ui/Heading';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import {useRef, type ReactNode} from 'react';

export type SearchPanelProps = {content: Pick<SearchPageContent, 'noScript' | 'areas' | 'areasTitle' | 'labels'>};

/** The field of `/search` and all results for `q` in the URL. Without JavaScript it links to the main parts of the site. */
export function SearchPanel({content}: SearchPanelProps): ReactNode {
  const {noScript, areas, areasTitle, labels} = content;
  const input = useRef<HTMLInputElement>(null);
  const search = useSearch();
  useUrlQuery(input, search.query, search.setQuery);
  return (
    <div className={styles.results}>
      <SearchField
        id="search-field"
        label={labels.label}
        input={input}
        onQuery={search.setQuery}
        control={{placeholder: labels.placeholder, onFocus: search.prepare}}
      />
      <noscript>
        <Text measure="wide">{noScript}</Text>
      </noscript>
      <SearchStatus labels={labels} search={search} />
      {search.total > 0 ? (
        <SearchResults kinds={labels.kinds} groups={search.groups} />
      ) : (
        <nav className={styles.areas} aria-labelledby="areas">
          <Heading level={2} look="h4" id="areas">
            {areasTitle}
          </Heading>
          <ul>
            {areas.map((area) => (
              <li key={area.to}>
                <ActionLink action={area} />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
