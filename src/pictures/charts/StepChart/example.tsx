import {testDrives, testDrivesLabel} from '#src/content/pictures/case-studies';
import type {Example} from '#src/ui/example';
import {StepChart} from './index';

export const example: Example = {
  purpose: 'A step line with area, target, labels and one tooltip. Never smoothed.',
  variants: {chart: <StepChart chart={testDrives} label={testDrivesLabel} />},
};
