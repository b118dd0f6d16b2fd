import {ClientNames} from '#src/sections/ClientNames';
import {Quotes, type QuotesProps} from '#src/sections/Quotes';
import {FeaturedStory, OtherStories} from '#src/templates/CaseStudiesPage/Stories';
import {Example} from '../../parts/Example';
import {Variant} from '../../parts/Variant';
import type {ChapterProps} from '../../types';

import type {ReactNode} from 'react';

const layouts: readonly QuotesProps['layout'][] = ['lead', 'row', 'single'];

/** Quotes in three layouts, client names, stories. */
export function Proof({content: {sections}}: ChapterProps): ReactNode {
  const {quotes, clients, featured, rows, labels} = sections.proof;
  return (
    <>
      <Example of="sections/Quotes">
        {layouts.map((layout) => (
          <Variant key={layout} label={`layout="${layout}"`}>
            <Quotes quotes={layout === 'single' ? quotes.slice(0, 1) : quotes} layout={layout} />
          </Variant>
        ))}
      </Example>
      <Example of="sections/ClientNames">
        <ClientNames {...clients} />
      </Example>
      <Example of="sections/FeaturedCase">
        {featured.map((study) => study.featured && <FeaturedStory key={study.slug} study={study} labels={labels} />)}
      </Example>
      <Example of="sections/StoryRows">
        <OtherStories studies={rows} openId={undefined} labels={labels} />
      </Example>
    </>
  );
}
