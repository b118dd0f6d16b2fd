import type {OfferContent} from '@site/src/content/types';
import {FactList} from '@site/src/sections/FactList';
import {StickySplit} from '@site/src/sections/StickySplit';
import {Section} from '@site/src/ui/Section';

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
