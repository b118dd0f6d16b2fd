import type {OfferContent} from '#src/content/types';
import {FeatureGrid} from '#src/sections/FeatureGrid';
import {StickySplit} from '#src/sections/StickySplit';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';

import type {ReactNode} from 'react';

/** Benefits, deliverables, integration types, security. The layout alternates: no list looks like its neighbor. */
export function Lists({lists}: {lists: NonNullable<OfferContent['lists']>}): ReactNode {
  return lists.map(({title, text, items}, index) =>
    index % 2 === 0 ? (
      <Section key={title} tone="sunken">
        <StickySplit title={title} {...(text !== undefined && {text})}>
          <FeatureGrid items={items} columns={2} />
        </StickySplit>
      </Section>
    ) : (
      <Section key={title}>
        <SectionHead title={title} aside={text} />
        <FeatureGrid items={items} columns={items.length % 3 === 0 ? 3 : 4} />
      </Section>
    ),
  );
}
