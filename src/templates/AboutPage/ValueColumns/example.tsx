import {aboutPage} from '#src/content/pages/about';
import type {Example} from '#src/templates/StyleguidePage/types';
import {ValueColumns} from './index';

export const example: Example = {
  purpose: 'What we value, and how customers notice it.',
  variants: {
    practiceLabel: <ValueColumns items={aboutPage.mission.values} practiceLabel={aboutPage.mission.practiceLabel} />,
  },
};
