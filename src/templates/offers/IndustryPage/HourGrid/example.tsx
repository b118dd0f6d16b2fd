import {automotive} from '#src/content/industries/automotive';
import type {Example} from '#src/ui/example';
import {HourGrid} from './index';

export const example: Example = {
  purpose: 'The hours of a day as text.',
  variants: {hours: <HourGrid items={automotive.day.items} />},
};
