import type {OfferContent} from '#src/content/types';
import {DetailLists} from '#src/sections/offer/DetailLists';
import {Section} from '#src/ui/Section';

import type {ReactNode} from 'react';

/** Benefits and deliverables, or integration types and security: two lists beside each other. */
export function Lists({lists}: {lists: NonNullable<OfferContent['lists']>}): ReactNode {
  return (
    <Section spacing="flush">
      <DetailLists lists={lists} />
    </Section>
  );
}
