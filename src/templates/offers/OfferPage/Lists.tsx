import type {OfferContent} from '#src/content/schema/families';
import {DetailLists} from './DetailLists';
import {Section} from '#src/ui/Section';

import type {ReactNode} from 'react';

/** Two lists side by side, such as benefits and deliverables. */
export function Lists({lists}: {lists: NonNullable<OfferContent['lists']>}): ReactNode {
  return (
    <Section spacing="flush">
      <DetailLists lists={lists} />
    </Section>
  );
}
