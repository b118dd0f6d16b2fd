import {homeClosing, homeClosingSeries} from '#src/content/home/questions';
import {CloseLine} from '#src/pictures/charts/CloseLine';
import type {Example} from '#src/ui/example';
import {ClosingBand} from './index';

export const example: Example = {
  purpose: 'Ends a page: one headline, one sentence, one button.',
  variants: {line: <ClosingBand closing={homeClosing} line={<CloseLine series={homeClosingSeries} />} />},
  background: 'frame',
};
