import type {SearchPageContent} from '#src/content/schema/search';
import {SearchPageIsland} from '#src/parts/search-page/SearchPageIsland';
import {PageHead} from '#src/sections/PageHead';
import {MarketingPage} from '#src/templates/MarketingPage';
import {Section} from '#src/ui/Section';

import type {ReactNode} from 'react';

/** `/search`: all results for `q` in the URL. */
export function SearchPage({content}: {content: SearchPageContent}): ReactNode {
  const {meta, lead, labels} = content;
  return (
    <MarketingPage meta={meta} noindex>
      <PageHead title={labels.title} aside={lead} />
      <Section spacing="flush">
        <SearchPageIsland />
      </Section>
    </MarketingPage>
  );
}
