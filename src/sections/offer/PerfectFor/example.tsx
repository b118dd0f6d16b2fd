import {sectionLabels} from '#src/content/section-labels';
import {bookMoreClients} from '#src/content/solutions/book-more-clients';
import type {Example} from '#src/ui/example';
import {PerfectFor} from './index';

export const example: Example = {
  purpose: 'Kinds of customer under a heavy rule. The whole column is a link.',
  variants: {startsLabel: <PerfectFor items={bookMoreClients.useCases.items} startsLabel={sectionLabels.startsWith} />},
};
