import {automotive} from '#src/content/industries/automotive';
import {promotionalNote} from '#src/content/notes';
import type {Example} from '#src/ui/example';
import {StatStrip} from './index';

export const example: Example = {
  purpose: 'Figures over their labels. A caption says when figures are promotional.',
  variants: {caption: <StatStrip stats={automotive.stats} caption={promotionalNote} />},
};
