import {automotive} from '#src/content/industries/automotive';
import type {Example} from '#src/templates/StyleguidePage/types';
import {HourGrid} from './index';

const items = automotive.day.items.slice(0, 3);

export const example: Example = {
  purpose: 'Hours of a day, under or beside the picture that shows one of them.',
  variants: {
    'layout="grid" lit={1}': <HourGrid items={items} layout="grid" lit={1} />,
    'layout="notes"': <HourGrid items={items} layout="notes" />,
  },
};
