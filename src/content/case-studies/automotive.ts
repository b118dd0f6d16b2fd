import {northfieldMotors} from '#src/content/customers/northfield-motors';
import {testDrives, testDrivesLabel} from '#src/content/pictures/case-studies';
import type {FeaturedCase} from '#src/content/schema/case-studies';
import {storyOf} from './story-of';

export const northfieldMotorsStory: FeaturedCase = {
  ...storyOf(northfieldMotors),
  featured: true,
  headline: 'Northfield Motors answers the weekend leads before Monday',
  challenge:
    'More than a third of inquiries came in after closing, and on weekends they waited up to two days. By then many shoppers were driving someone else’s car.',
  solution:
    'A text within a minute, with two test-drive times. The schedule fills itself, and the desk sees who has confirmed.',
  chart: testDrives,
  chartLabel: testDrivesLabel,
};
