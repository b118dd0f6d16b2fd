import {northfieldMotors} from '#src/content/customers/northfield-motors';
import {endsOf} from '#src/content/customers/quote-of';
import type {StepChart} from '#src/world/schema/parts';

const {before, after} = endsOf(northfieldMotors);

/** Thirteen weeks at Northfield Motors. */
export const testDrives: StepChart = {
  title: 'Test drives per week',
  values: [...northfieldMotors.change.values],
  max: 20,
  yLabels: [
    {at: 0, text: '0'},
    {at: 10, text: '10'},
    {at: 20, text: '20'},
  ],
  xLabels: [
    {at: 0, text: 'Mar'},
    {at: 33, text: 'Apr'},
    {at: 67, text: 'May'},
    {at: 98, text: 'Jun'},
  ],
  tip: {strong: String(after), text: 'a week'},
};

export const testDrivesLabel = `Step chart: test drives at Northfield Motors climb from ${before} in March to ${after} in June, counted by the week.`;
