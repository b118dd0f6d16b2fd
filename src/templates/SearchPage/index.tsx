import {SearchField} from '#src/features/site-search/SearchField';
import {SearchResults} from '#src/features/site-search/SearchResults';
import {SearchStatus} from '#src/features/site-search/SearchStatus';
import {useSearch} from '#src/features/site-search/useSearch';
import {needsReactOnLoad} from '#src/lib/needs-react';
import {PageHead} from '#src/sections/PageHead';
import {MarketingPage} from '#src/templates/MarketingPage';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {Heading} from '#src/ui/Heading';
import {Section} from '#src/ui/Section';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';
import type {SearchPageContent} from '#src/content/schema/search';
import {useUrlQuery} from './useUrlQuery';

import {useRef, type ReactNode} from 'react';

/** `/search`: all results for `q` in the URL. Without JavaScript it links to the main parts of the site. */
export function SearchPage({content}: {content: SearchPageContent}): ReactNode {
  const {meta, lead, noScript, areas, areasTitle, labels} = content;
  const input = useRef<HTMLInputElement>(null);
  const search = useSearch();
  useUrlQuery(input, search.query, search.setQuery);
  return (
    <MarketingPage meta={meta} noindex>
      <PageHead title={labels.title} aside={lead}>
        {/* Hydrates right away, because the URL may contain a query. */}
        <div {...needsReactOnLoad}>
          <SearchField
            id="search-field"
            label={labels.label}
            input={input}
            onQuery={search.setQuery}
            control={{placeholder: labels.placeholder, onFocus: search.prepare}}
          />
        </div>
        <noscript>
          <Text above="text" measure="wide">
            {noScript}
          </Text>
        </noscript>
      </PageHead>
      <Section spacing="flush" className={styles.results}>
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
      </Section>
    </MarketingPage>
  );
}
