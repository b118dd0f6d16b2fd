import {Picture} from '#src/pictures/Picture';
import {card} from '#src/content/industries/automotive';
import type {Picture as AnyPicture} from '#src/content/schema/pictures/picture';
import type {Example} from '#src/ui/example';
import {SceneGrid} from './index';

const picture: AnyPicture = {
  kind: 'list',
  label: 'A test drive that was booked at night.',
  rows: [{icon: 'car', title: 'Test drive', right: 'Sat 10:00'}],
};

export const example: Example = {
  purpose: 'Index of a family whose pages are places: each tile leads to one.',
  variants: {
    tiles: (
      <SceneGrid
        tiles={[
          {
            title: 'Automotive',
            description: card.note,
            to: '/industries/automotive',
            art: 'car',
            window: <Picture picture={picture} bare />,
          },
        ]}
      />
    ),
  },
};
