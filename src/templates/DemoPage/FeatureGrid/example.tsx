import {automotive} from '#src/content/industries/automotive';
import {bookMoreClients} from '#src/content/solutions/book-more-clients';
import type {Example} from '#src/ui/example';
import {FeatureGrid} from './index';

const linked = bookMoreClients.features.items.slice(0, 4).map((item) => ({...item, to: '/features'}));

export const example: Example = {
  purpose: 'Features between shared hairlines, not cards.',
  variants: {
    'columns={3}': <FeatureGrid items={automotive.features.items} columns={3} />,
    'columns={4}, linked': <FeatureGrid items={linked} columns={4} />,
  },
};
