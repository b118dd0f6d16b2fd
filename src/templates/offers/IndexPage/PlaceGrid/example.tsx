import {card} from '#src/content/industries/automotive';
import type {Example} from '#src/ui/example';
import {PlaceGrid} from './index';

export const example: Example = {
  purpose: 'Index of a family whose pages are places: each tile leads to one.',
  variants: {
    tiles: (
      <PlaceGrid
        tiles={[{title: 'Automotive', description: card.note, to: '/industries/automotive', place: 'automotive'}]}
      />
    ),
  },
};
