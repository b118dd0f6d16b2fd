import {leadGeneration} from '#src/content/industries/lead-generation';
import type {Example} from '#src/ui/example';
import {HourGrid} from './index';

export const example: Example = {
  purpose: 'The hours of a day as text.',
  variants: {hours: <HourGrid items={leadGeneration.day.items} />},
};
