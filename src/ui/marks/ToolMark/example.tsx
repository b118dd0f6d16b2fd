import type {Example} from '#src/ui/example';
import {ToolMark} from './index';

export const example: Example = {
  purpose: 'A product of another company, by what it moves. One shape and color for all, never a real logo.',
  layout: 'row',
  variants: {
    icon: <ToolMark icon="calendar" />,
    'size="tile"': <ToolMark icon="card" size="tile" />,
  },
};
