import {aboutPage} from '#src/content/pages/about';
import type {Example} from '#src/ui/example';
import {ValueColumns} from './index';

export const example: Example = {
  purpose: 'What we value, and how customers notice it.',
  variants: {
    practiceLabel: <ValueColumns items={aboutPage.mission.values} practiceLabel={aboutPage.mission.practiceLabel} />,
  },
};
