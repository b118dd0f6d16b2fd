import {aboutPage} from '#src/content/pages/about';
import type {Example} from '#src/ui/example';
import {YearLine} from './index';

export const example: Example = {
  purpose: 'Years on a climbing line. Today has the lime end point.',
  variants: {years: <YearLine years={aboutPage.years.items} label={aboutPage.years.label} />},
};
