import type {OfferContent} from '#src/content/types';
import {FactList} from '#src/sections/FactList';
import {StickySplit} from '#src/sections/StickySplit';
import {Section} from '#src/ui/Section';

import type {ReactNode} from 'react';

/** Lead times, rounds of revision and the like, stated before anyone has to ask. */
export function Facts({facts}: {facts: NonNullable<OfferContent['facts']>}): ReactNode {
  return (
    <Section spacing="flush">
      <StickySplit title="What to expect">
        <FactList facts={facts} />
      </StickySplit>
    </Section>
  );
}
