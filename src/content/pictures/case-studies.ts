import type {CaseTrend} from '#src/content/case-studies/types';
import type {StepChart} from '#src/mocks/types';

/** Thirteen weeks at Northfield Motors, from 7 to 19: the same growth as in the showroom picture of the industry page. */
export const testDrives: StepChart = {
  title: 'Test drives per week',
  values: [7, 7, 8, 8, 8, 10, 10, 12, 12, 14, 16, 16, 19],
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
  tip: {strong: '19', text: 'a week'},
};

export const testDrivesLabel =
  'Step chart: test drives at Northfield Motors climb from 7 in March to 19 in June, counted by the week.';

/** First and last value give the figure beside each line; a test counts them. */
export const caseTrends = {
  realEstate: {
    values: [5, 5, 5.4, 5.4, 5.8, 6.2, 6.6, 7],
    label: 'Closed deals per agent and quarter, from 5 to 7.',
  },
  healthcare: {
    values: [20, 20, 19, 17, 16, 14, 13, 12],
    label: 'Missed visits a week, from 20 to 12.',
  },
  insurance: {
    values: [46, 50, 58, 63, 69, 76, 80, 85],
    label: 'Policies renewed before they lapsed, of every hundred due, from 46 to 85.',
  },
  hospitality: {
    values: [10, 10, 12, 13, 15, 17, 17, 21],
    label: 'Direct repeat stays a week, from 10 to 21.',
  },
  professionalServices: {
    values: [23, 22, 20, 18, 15, 14, 11, 9],
    label: 'Days from inquiry to signature, from 23 to 9.',
  },
} satisfies Record<string, CaseTrend>;
